-- CreateEnum
CREATE TYPE "NeedUrgency" AS ENUM ('NOW', 'SOON', 'ALWAYS');

-- AlterTable
ALTER TABLE "Donation" ADD COLUMN     "needId" TEXT,
ADD COLUMN     "promiseId" TEXT;

-- CreateTable
CREATE TABLE "Need" (
    "id" TEXT NOT NULL,
    "item" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "wanted" DECIMAL(13,3) NOT NULL,
    "urgency" "NeedUrgency" NOT NULL DEFAULT 'SOON',
    "description" TEXT NOT NULL DEFAULT '',
    "place" TEXT NOT NULL DEFAULT '',
    "hours" TEXT NOT NULL DEFAULT '',
    "until" DATE,
    "projectId" TEXT,
    "eventId" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Need_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NeedPromise" (
    "id" TEXT NOT NULL,
    "needId" TEXT NOT NULL,
    "quantity" DECIMAL(13,3) NOT NULL,
    "name" TEXT NOT NULL,
    "contact" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "until" DATE NOT NULL,
    "withdrawnAt" TIMESTAMPTZ(3),
    "remindedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NeedPromise_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Need_createdAt_id_idx" ON "Need"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Need_active_createdAt_id_idx" ON "Need"("active", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Need_active_urgency_createdAt_id_idx" ON "Need"("active", "urgency", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Need_item_id_idx" ON "Need"("item", "id");

-- CreateIndex
CREATE INDEX "Need_updatedAt_id_idx" ON "Need"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "NeedPromise_tokenHash_key" ON "NeedPromise"("tokenHash");

-- CreateIndex
CREATE INDEX "NeedPromise_needId_until_idx" ON "NeedPromise"("needId", "until");

-- CreateIndex
CREATE INDEX "NeedPromise_until_idx" ON "NeedPromise"("until");

-- CreateIndex
CREATE INDEX "Donation_needId_idx" ON "Donation"("needId");

-- AddForeignKey
ALTER TABLE "NeedPromise" ADD CONSTRAINT "NeedPromise_needId_fkey" FOREIGN KEY ("needId") REFERENCES "Need"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Need" ADD CONSTRAINT "Need_wanted_check" CHECK ("wanted" > 0);
ALTER TABLE "NeedPromise" ADD CONSTRAINT "NeedPromise_quantity_check" CHECK ("quantity" > 0);

SELECT nova_track('Need', moment => '"createdAt" AT TIME ZONE ''UTC''', active => 'active',
  search => '{"item": "A", "description": "B", "unit": "C", "place": "D"}');

-- As it was, but for a table with a column that is called like the alias of its rows.
CREATE OR REPLACE FUNCTION nova_rows("table" text, "column" text, "values" text[])
RETURNS TABLE (owner text, content jsonb)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  names text[] := public.nova_columns("table");
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT nova_row.%2$I::text,
       (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(nova_row)) WHERE key = ANY($2))
     FROM public.%1$I AS nova_row WHERE nova_row.%2$I = ANY($1)', "table", "column") USING "values", names;
END $$;
