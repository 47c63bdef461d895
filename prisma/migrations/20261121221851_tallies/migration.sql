-- CreateTable
CREATE TABLE "Tally" (
    "entity" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "kind" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "slot" INTEGER NOT NULL,
    "count" BIGINT NOT NULL,
    "amount" DECIMAL(20,2) NOT NULL DEFAULT 0,

    CONSTRAINT "Tally_pkey" PRIMARY KEY ("entity","active","kind","month","slot")
);

-- CreateIndex
CREATE INDEX "CalendarEvent_acoes_startsAt_id_idx" ON "CalendarEvent"("acoes", "startsAt", "id");

-- CreateIndex
CREATE INDEX "CalendarEvent_updatedAt_id_idx" ON "CalendarEvent"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Change_userId_entity_at_id_idx" ON "Change"("userId", "entity", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_sentAt_idx" ON "ContactMessage"("sentAt");

-- CreateIndex
CREATE INDEX "Donation_active_kind_date_id_idx" ON "Donation"("active", "kind", "date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Donation_updatedAt_id_idx" ON "Donation"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_active_slug_createdAt_id_idx" ON "Post"("active", "slug", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Post_titulo_id_idx" ON "Post"("titulo", "id");

-- CreateIndex
CREATE INDEX "Post_updatedAt_id_idx" ON "Post"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Project_active_slug_createdAt_id_idx" ON "Project"("active", "slug", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Project_titulo_id_idx" ON "Project"("titulo", "id");

-- CreateIndex
CREATE INDEX "Project_updatedAt_id_idx" ON "Project"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "User_updatedAt_id_idx" ON "User"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Volunteer_name_id_idx" ON "Volunteer"("name", "id");

-- CreateIndex
CREATE INDEX "Volunteer_updatedAt_id_idx" ON "Volunteer"("updatedAt" DESC, "id" DESC);

-- What Prisma cannot say, and leaves alone: orders by an expression, and the articles that have a picture.
CREATE INDEX "User_name_idx" ON "User"(nova_fold("name"), "id");
CREATE INDEX "Donation_donor_idx" ON "Donation"(("donor" = ''), nova_fold("donor"), "date" DESC, "id");
CREATE INDEX "Post_pictured_idx" ON "Post"("createdAt" DESC, "id" DESC) WHERE "active" AND "imageId" IS NOT NULL;

-- What is tallied of each table, as expressions over its rows. Months are those of UTC, so that they do not depend on
-- who asks.
CREATE FUNCTION nova_tallied(entity text, OUT active text, OUT kind text, OUT month text, OUT amount text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT rule.active, rule.kind, format('date_trunc(''month'', %s)::date', rule.moment), rule.amount
  FROM (VALUES
    ('Post', 'active', 'slug', '"createdAt" AT TIME ZONE ''UTC''', '0'),
    ('Project', 'active', 'slug', '"createdAt" AT TIME ZONE ''UTC''', '0'),
    ('Volunteer', 'active', '''''', '"createdAt" AT TIME ZONE ''UTC''', '0'),
    ('CalendarEvent', 'active', '''''', '"startsAt" AT TIME ZONE ''UTC''', '0'),
    ('Review', 'NOT hidden', '''''', '"createdAt" AT TIME ZONE ''UTC''', '0'),
    ('Donation', 'active', 'kind::text', 'date', 'CASE WHEN kind = ''MONEY'' THEN amount ELSE 0 END'),
    ('Change', 'true', 'entity', 'at AT TIME ZONE ''UTC''', '0')
  ) AS rule(entity, active, kind, moment, amount)
  WHERE rule.entity = $1
$$;

-- A slot that no other transaction writes to until this one ends; the same one each time that this one asks. So nobody
-- waits for the tallies of somebody else, and there is no deadlock over them.
CREATE FUNCTION nova_tally_slot() RETURNS integer
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  FOR slot IN 0 .. 10000 LOOP
    IF pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtext('nova_tally'), slot) THEN
      RETURN slot;
    END IF;
  END LOOP;
  RAISE EXCEPTION 'no free slot for the tallies';
END $$;

-- After each statement: what it took away and what it brought, in as many rows as it touched months and kinds.
CREATE FUNCTION nova_tally() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  rule record;
  changed text[] := '{}';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM public."Tally" WHERE entity = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  SELECT * INTO STRICT rule FROM public.nova_tallied(TG_TABLE_NAME);
  IF TG_OP <> 'INSERT' THEN
    changed := changed || format('SELECT %s, %s, %s, -1, -(%s) FROM gone', rule.active, rule.kind, rule.month, rule.amount);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    changed := changed || format('SELECT %s, %s, %s, 1, %s FROM came', rule.active, rule.kind, rule.month, rule.amount);
  END IF;
  EXECUTE format(
    'WITH changed(active, kind, month, count, amount) AS (%s),
      summed AS MATERIALIZED (
        SELECT active, kind, month, sum(count) AS count, sum(amount) AS amount FROM changed
        GROUP BY active, kind, month HAVING sum(count) <> 0 OR sum(amount) <> 0),
      slot AS MATERIALIZED (SELECT public.nova_tally_slot() AS slot WHERE EXISTS (SELECT FROM summed))
    INSERT INTO public."Tally" AS tally (entity, active, kind, month, slot, count, amount)
    SELECT %L, active, kind, month, slot, count, amount FROM summed, slot
    ON CONFLICT (entity, active, kind, month, slot)
    DO UPDATE SET count = tally.count + EXCLUDED.count, amount = tally.amount + EXCLUDED.amount',
    array_to_string(changed, ' UNION ALL '), TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- Counts everything anew: after rows came or went past the triggers. Writers wait until it is done.
CREATE FUNCTION nova_recount() RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  rule record;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['Post', 'Project', 'Volunteer', 'CalendarEvent', 'Review', 'Donation', 'Change'] LOOP
    SELECT * INTO STRICT rule FROM public.nova_tallied(name);
    EXECUTE format('LOCK TABLE public.%I IN SHARE MODE', name);
    DELETE FROM public."Tally" WHERE entity = name;
    EXECUTE format(
      'INSERT INTO public."Tally" (entity, active, kind, month, slot, count, amount)
       SELECT %L, %s, %s, %s, 0, count(*), sum(%s) FROM public.%I GROUP BY 2, 3, 4',
      name, rule.active, rule.kind, rule.month, rule.amount, name);
  END LOOP;
END $$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['Post', 'Project', 'Volunteer', 'CalendarEvent', 'Review', 'Donation', 'Change'] LOOP
    EXECUTE format('CREATE TRIGGER nova_tally_insert AFTER INSERT ON public.%I
      REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION public.nova_tally()', name);
    EXECUTE format('CREATE TRIGGER nova_tally_update AFTER UPDATE ON public.%I
      REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION public.nova_tally()', name);
    EXECUTE format('CREATE TRIGGER nova_tally_delete AFTER DELETE ON public.%I
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.nova_tally()', name);
    EXECUTE format('CREATE TRIGGER nova_tally_truncate AFTER TRUNCATE ON public.%I
      FOR EACH STATEMENT EXECUTE FUNCTION public.nova_tally()', name);
  END LOOP;
END $$;

SELECT nova_recount();
