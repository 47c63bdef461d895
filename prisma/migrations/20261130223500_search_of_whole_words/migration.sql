-- The last word typed may be the beginning of another one: as it was typed, because its stem is that of too many ('maria', 'mar':
-- 'Marcos'). What has no stem, such as an e-mail, is a beginning as before.
CREATE OR REPLACE FUNCTION nova_query(q text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT CASE
    WHEN stem IS NULL THEN parsed
    WHEN starts_with(word, stem) THEN regexp_replace(parsed::text, '''(\w+)''$', '(''\1'' | ''' || word || ''':*)')::tsquery
    ELSE (parsed::text || ':*')::tsquery END
  FROM (
    SELECT parsed, substring(parsed::text FROM '''([^'']*)''$') AS stem, substring(folded FROM '(\w+)\W*$') AS word
    FROM (SELECT public.nova_fold(q) AS folded) AS plain,
    LATERAL (SELECT websearch_to_tsquery('portuguese',
      CASE WHEN length(folded) - length(replace(folded, '-', '')) > 20 THEN replace(folded, '-', ' ') ELSE folded END) AS parsed) AS query
  ) AS typed
);
