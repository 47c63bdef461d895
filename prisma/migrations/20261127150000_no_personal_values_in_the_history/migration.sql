-- The history keeps no value of a field about a person (`personal` of lib/entity.ts): what stands there from before goes.
WITH personal ("entity", "names") AS (VALUES
  ('settings', ARRAY['coordinator', 'phones', 'whatsapp', 'email']),
  ('donation', ARRAY['donor', 'notes']),
  ('volunteer', ARRAY['descricao', 'tel']))
UPDATE "Change" SET "fields" = "fields" || (
  SELECT jsonb_object_agg(name, '["", ""]'::jsonb) FROM unnest("names") AS name WHERE "fields" ? name)
FROM personal WHERE "Change"."entity" = personal."entity" AND "fields" ?| "names";
