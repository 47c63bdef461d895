-- What ends in a word that is searched from its beginning on gets ':*'; what ends in a phrase that must not be there ("-bem-vindo")
-- ends in a bracket, after which PostgreSQL does not take it.
CREATE OR REPLACE FUNCTION nova_query(q text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT CASE WHEN parsed::text LIKE '%''' THEN (parsed::text || ':*')::tsquery ELSE parsed END
  FROM (SELECT websearch_to_tsquery('portuguese', public.nova_fold(q)) AS parsed) AS typed
);
