-- The history names an import by its number of donations: a file's name may be somebody's.
UPDATE "Change" SET "title" = regexp_replace("title", ' \(.*$', '') WHERE "entity" = 'import';
