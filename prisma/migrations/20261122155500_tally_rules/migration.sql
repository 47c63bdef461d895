-- What is tallied of each table is a row now, so that a new table says it for itself (nova_track) and no function is written again.
CREATE TABLE "TallyRule" (
    "entity" TEXT NOT NULL,
    "active" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "amount" TEXT NOT NULL,

    CONSTRAINT "TallyRule_pkey" PRIMARY KEY ("entity")
);

INSERT INTO "TallyRule" (entity, active, kind, month, amount)
SELECT name, rule.active, rule.kind, rule.month, rule.amount
FROM unnest(ARRAY['Post', 'Project', 'Volunteer', 'CalendarEvent', 'Review', 'Donation', 'Change']) AS name, nova_tallied(name) AS rule;

CREATE OR REPLACE FUNCTION nova_tallied(entity text, OUT active text, OUT kind text, OUT month text, OUT amount text)
LANGUAGE sql STABLE AS $$
  SELECT rule.active, rule.kind, rule.month, rule.amount FROM public."TallyRule" AS rule WHERE rule.entity = $1
$$;

-- Counts anew: everything, or one table. After rows came or went past the triggers. Writers wait until it is done.
DROP FUNCTION nova_recount();
CREATE FUNCTION nova_recount(only_entity text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  rule record;
BEGIN
  FOR rule IN SELECT * FROM public."TallyRule" AS known WHERE only_entity IS NULL OR known.entity = only_entity ORDER BY 1 LOOP
    EXECUTE format('LOCK TABLE public.%I IN SHARE MODE', rule.entity);
    DELETE FROM public."Tally" AS tally WHERE tally.entity = rule.entity;
    EXECUTE format(
      'INSERT INTO public."Tally" (entity, active, kind, month, slot, count, amount)
       SELECT %L, %s, %s, %s, 0, count(*), sum(%s) FROM public.%I GROUP BY 2, 3, 4',
      rule.entity, rule.active, rule.kind, rule.month, rule.amount, rule.entity);
  END LOOP;
END $$;

-- Registers a table for tallies and search. `moment`, `active`, `kind` and `amount` are expressions over its rows: the time
-- by which it is listed (a date, or a moment at UTC), what visitors see, its category, its value in BRL. `search` names the
-- columns that are searched with their weight, '{"titulo": "A", "texto": "B"}': they become the generated column "busca".
CREATE FUNCTION nova_track(
  entity text, moment text, active text DEFAULT 'true', kind text DEFAULT '''''', amount text DEFAULT '0', search jsonb DEFAULT NULL
) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  vector text;
BEGIN
  INSERT INTO public."TallyRule" VALUES (entity, active, kind, format('date_trunc(''month'', %s)::date', moment), amount);
  EXECUTE format('CREATE TRIGGER nova_tally_insert AFTER INSERT ON public.%I
    REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION public.nova_tally()', entity);
  EXECUTE format('CREATE TRIGGER nova_tally_update AFTER UPDATE ON public.%I
    REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION public.nova_tally()', entity);
  EXECUTE format('CREATE TRIGGER nova_tally_delete AFTER DELETE ON public.%I
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.nova_tally()', entity);
  EXECUTE format('CREATE TRIGGER nova_tally_truncate AFTER TRUNCATE ON public.%I
    FOR EACH STATEMENT EXECUTE FUNCTION public.nova_tally()', entity);
  PERFORM public.nova_recount(entity);
  IF search IS NULL THEN
    RETURN;
  END IF;
  SELECT string_agg(format('setweight(to_tsvector(''portuguese'', public.nova_fold(coalesce(%I, ''''))), %L)', key, value), ' || ' ORDER BY value, key)
    INTO vector FROM jsonb_each_text(search);
  EXECUTE format('ALTER TABLE public.%I ADD COLUMN "busca" tsvector GENERATED ALWAYS AS (%s) STORED', entity, vector);
  EXECUTE format('CREATE INDEX %I ON public.%I USING GIN ("busca")', entity || '_busca_idx', entity);
END $$;
