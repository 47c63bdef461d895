-- One row a key instead of a slot for each writer: a transaction collects what it changes, and adds it up at its COMMIT.
LOCK TABLE "Tally" IN ACCESS EXCLUSIVE MODE;

WITH slot AS (DELETE FROM "Tally" RETURNING *)
INSERT INTO "Tally" (entity, active, kind, month, slot, count, amount)
SELECT entity, active, kind, month, -1, sum(count), sum(amount) FROM slot
GROUP BY entity, active, kind, month HAVING sum(count) <> 0 OR sum(amount) <> 0;

-- AlterTable
ALTER TABLE "Tally" DROP CONSTRAINT "Tally_pkey",
DROP COLUMN "slot",
ADD CONSTRAINT "Tally_pkey" PRIMARY KEY ("entity", "active", "kind", "month");

-- CreateTable
CREATE TABLE "TallyDelta" (
    "id" BIGSERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL,
    "kind" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "count" BIGINT NOT NULL,
    "amount" DECIMAL(20,2) NOT NULL,

    CONSTRAINT "TallyDelta_pkey" PRIMARY KEY ("id")
);

-- After each statement: what it took away and what it brought, in as many rows as it touched months and kinds.
CREATE OR REPLACE FUNCTION nova_tally() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  rule record;
  changed text[] := '{}';
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM public."TallyDelta" WHERE entity = TG_TABLE_NAME;
    DELETE FROM public."Tally" WHERE entity = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  SELECT * INTO STRICT rule FROM public."TallyRule" WHERE entity = TG_TABLE_NAME;
  IF TG_OP <> 'INSERT' THEN
    changed := changed || format('SELECT %s, %s, %s, -1, -(%s) FROM gone', rule.active, rule.kind, rule.month, rule.amount);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    changed := changed || format('SELECT %s, %s, %s, 1, %s FROM came', rule.active, rule.kind, rule.month, rule.amount);
  END IF;
  EXECUTE format(
    'INSERT INTO public."TallyDelta" (entity, active, kind, month, count, amount)
    SELECT %L, active, kind, month, sum(count), sum(amount)
    FROM (%s) AS changed(active, kind, month, count, amount)
    GROUP BY active, kind, month HAVING sum(count) <> 0 OR sum(amount) <> 0',
    TG_TABLE_NAME, array_to_string(changed, ' UNION ALL '));
  RETURN NULL;
END $$;

-- At COMMIT: adds up what the transaction changed, at the first of its deltas; nobody else's can be seen. Rows of Tally are
-- locked here only, in one order: writers wait for each other no longer than a COMMIT takes, and there is no deadlock.
CREATE FUNCTION nova_tally_commit() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  WITH delta AS (DELETE FROM public."TallyDelta" RETURNING *)
  INSERT INTO public."Tally" AS tally (entity, active, kind, month, count, amount)
  SELECT entity, active, kind, month, sum(count), sum(amount) FROM delta
  GROUP BY entity, active, kind, month HAVING sum(count) <> 0 OR sum(amount) <> 0
  ORDER BY entity, active, kind, month
  ON CONFLICT (entity, active, kind, month)
  DO UPDATE SET count = tally.count + EXCLUDED.count, amount = tally.amount + EXCLUDED.amount;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER nova_tally_commit AFTER INSERT ON "TallyDelta"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION nova_tally_commit();

-- Counts anew: everything, or one table. After rows came or went past the triggers. Writers wait until it is done.
CREATE OR REPLACE FUNCTION nova_recount(only_entity text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  rule record;
BEGIN
  FOR rule IN SELECT * FROM public."TallyRule" AS known WHERE only_entity IS NULL OR known.entity = only_entity ORDER BY 1 LOOP
    EXECUTE format('LOCK TABLE public.%I IN SHARE MODE', rule.entity);
    DELETE FROM public."TallyDelta" AS delta WHERE delta.entity = rule.entity;
    DELETE FROM public."Tally" AS tally WHERE tally.entity = rule.entity;
    EXECUTE format(
      'INSERT INTO public."Tally" (entity, active, kind, month, count, amount)
       SELECT %L, %s, %s, %s, count(*), sum(%s) FROM public.%I GROUP BY 2, 3, 4',
      rule.entity, rule.active, rule.kind, rule.month, rule.amount, rule.entity);
  END LOOP;
END $$;

DROP FUNCTION nova_tallied(text);
DROP FUNCTION nova_tally_slot();
