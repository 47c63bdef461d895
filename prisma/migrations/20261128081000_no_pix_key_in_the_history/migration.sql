-- As 20261127150000: of the Pix key the history keeps the end, of its owner's name nothing.
UPDATE "Change" SET "fields" = "fields" || '{"donationName": ["", ""]}'
WHERE "entity" = 'settings' AND "fields" ? 'donationName';
UPDATE "Change" SET "fields" = jsonb_set("fields", '{donationKey}', (
  SELECT jsonb_agg(CASE value WHEN '' THEN '' ELSE '•••' || right(value, 4) END ORDER BY place)
  FROM jsonb_array_elements_text("fields" -> 'donationKey') WITH ORDINALITY AS of(value, place)))
WHERE "entity" = 'settings' AND "fields" ? 'donationKey';
