-- PostgreSQL's parser of texts takes the square of the time for a word without end ('1a@1a@1a@…': 80 s for an article of it), and
-- for signs that open a comment or a tag of HTML and never close it. No word has 200 letters; and HTML is text on the site.
CREATE OR REPLACE FUNCTION nova_fold(t text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN
  regexp_replace(
  regexp_replace(
  regexp_replace(
  regexp_replace(
  regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, translate(t, '<', ' '))),
    '\S{200}', '\& ', 'g'),
    'oes\M', 'ao', 'g'),                             -- doações, refeições -> ...ao
    '\m(p|c|capit|alem)aes\M', '\1ao', 'g'),        -- pães, cães
    '(\w{2}[aeou])is\M', '\1l', 'g'),               -- animais, sociais, papéis -> ...l
    'ns\M', 'm', 'g');                               -- jovens, homens -> ...m

-- What is ordered by a folded name.
REINDEX INDEX "User_name_idx";
REINDEX INDEX "Donation_donor_idx";

-- A dash before a word leaves out what has it. PostgreSQL fails at 33 of them without a word; nobody leaves out more than 20.
CREATE OR REPLACE FUNCTION nova_query(q text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT CASE WHEN parsed::text LIKE '%''' THEN (parsed::text || ':*')::tsquery ELSE parsed END
  FROM (
    SELECT websearch_to_tsquery('portuguese',
      CASE WHEN length(folded) - length(replace(folded, '-', '')) > 20 THEN replace(folded, '-', ' ') ELSE folded END) AS parsed
    FROM (SELECT public.nova_fold(q) AS folded) AS plain
  ) AS typed
);
