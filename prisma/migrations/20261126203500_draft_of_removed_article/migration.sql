-- A draft outlives the removal of its article, which may be undone; purging the article deletes it (lib/trash/service.ts).
ALTER TABLE "Draft" DROP CONSTRAINT "Draft_postId_fkey";
