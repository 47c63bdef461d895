-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "answer" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "awaiting" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "Review_awaiting_idx" ON "Review"("createdAt" DESC, "id" DESC) WHERE "awaiting";
