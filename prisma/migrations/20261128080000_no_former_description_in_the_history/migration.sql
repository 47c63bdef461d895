-- The history keeps no description of a picture but the present one, as its title: those from before go.
UPDATE "Change" SET "fields" = "fields" || '{"alt": ["", ""]}' WHERE "entity" = 'picture' AND "fields" ? 'alt';
UPDATE "Change" SET "title" = coalesce(nullif("alt", ''), 'Sem descrição')
FROM "Image" WHERE "entity" = 'picture' AND "entityId" = ANY("Image"."formerIds" || "Image"."id");
