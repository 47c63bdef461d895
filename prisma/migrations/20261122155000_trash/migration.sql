-- AlterEnum
ALTER TYPE "ChangeAction" ADD VALUE IF NOT EXISTS 'RESTORE';
ALTER TYPE "ChangeAction" ADD VALUE IF NOT EXISTS 'PURGE';

-- CreateTable
CREATE TABLE "Trash" (
    "entity" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userId" TEXT,
    "userName" TEXT NOT NULL,

    CONSTRAINT "Trash_pkey" PRIMARY KEY ("entity","id")
);

-- CreateIndex
CREATE INDEX "Trash_removedAt_id_idx" ON "Trash"("removedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Trash_userId_entity_removedAt_idx" ON "Trash"("userId", "entity", "removedAt" DESC);

-- A post in the trash keeps its address.
CREATE INDEX "Trash_permalink_idx" ON "Trash"(("rows" #>> '{0,rows,0,permalink}')) WHERE "entity" = 'post';

-- The columns of a table that are written: not those that the database generates, such as search vectors.
CREATE FUNCTION nova_columns("table" text) RETURNS text[]
LANGUAGE sql STABLE AS $$
  SELECT array_agg(attname::text ORDER BY attnum) FROM pg_catalog.pg_attribute
  WHERE attrelid = format('public.%I', "table")::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
$$;

-- The rows of a table in which a column has one of the values, as JSON with the written columns only.
CREATE FUNCTION nova_rows("table" text, "column" text, "values" text[])
RETURNS TABLE (owner text, content jsonb)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  names text[] := public.nova_columns("table");
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT item.%2$I::text, (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(item)) WHERE key = ANY($2))
     FROM public.%1$I AS item WHERE item.%2$I = ANY($1)', "table", "column") USING "values", names;
END $$;

-- Puts rows back that nova_rows took: parts [{table, rows}], in this order. A column that the table has got since has its default.
CREATE FUNCTION nova_restore(parts jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  part jsonb;
  names text;
BEGIN
  FOR part IN SELECT * FROM jsonb_array_elements(parts) LOOP
    CONTINUE WHEN jsonb_array_length(part->'rows') = 0;
    SELECT string_agg(quote_ident(name), ', ') INTO names
      FROM unnest(public.nova_columns(part->>'table')) AS name WHERE part->'rows'->0 ? name;
    EXECUTE format('INSERT INTO public.%1$I (%2$s) SELECT %2$s FROM jsonb_populate_recordset(NULL::public.%1$I, $1)',
      part->>'table', names) USING part->'rows';
  END LOOP;
END $$;
