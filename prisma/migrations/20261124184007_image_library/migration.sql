-- AlterTable
ALTER TABLE "Image" ADD COLUMN     "formerIds" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "kept" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "listed" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Image_listed_createdAt_id_idx" ON "Image"("listed", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Image_formerIds_idx" ON "Image" USING GIN ("formerIds");

-- The ids of the pictures that a text or the JSON of items refers to. The same pattern as in lib/images/names.ts.
CREATE FUNCTION nova_pictures(content text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches(content, '(?:/imagens/|"imageId": ?")([A-Za-z0-9_-]{1,64})', 'g') AS found
$$;

-- Where a picture is shown is looked up for each page of the library.
CREATE INDEX "Post_pictures_idx" ON "Post" USING GIN (nova_pictures("description"));
CREATE INDEX "Trash_pictures_idx" ON "Trash" USING GIN (nova_pictures("rows"::text));

-- What content shows already is in the library; portraits are not.
UPDATE "Image" SET "listed" = true
WHERE "url" IS NULL
  AND "id" IN (
    SELECT "imageId" FROM "Post" UNION SELECT "imageId" FROM "CalendarEvent" UNION SELECT "imageId" FROM "Project" UNION SELECT "imageId" FROM "Campaign"
    UNION SELECT unnest(nova_pictures("description")) FROM "Post"
    UNION SELECT unnest(nova_pictures("description") || nova_pictures("result")) FROM "Campaign"
    UNION SELECT unnest(nova_pictures("value"::text)) FROM "Setting")
  AND "id" NOT IN (
    SELECT "imageId" FROM "Volunteer" WHERE "imageId" IS NOT NULL
    UNION SELECT "imageId" FROM "User" WHERE "imageId" IS NOT NULL);

SELECT nova_track('Image', moment => '"createdAt" AT TIME ZONE ''UTC''', active => 'listed', search => '{"alt": "A"}');
