-- AlterTable
ALTER TABLE "CalendarEvent" ADD COLUMN     "campaignId" TEXT;

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "campaignId" TEXT;

-- CreateIndex
CREATE INDEX "CalendarEvent_campaignId_startsAt_id_idx" ON "CalendarEvent"("campaignId", "startsAt", "id");

-- CreateIndex
CREATE INDEX "Need_campaignId_idx" ON "Need"("campaignId");

-- CreateIndex
CREATE INDEX "Post_campaignId_createdAt_id_idx" ON "Post"("campaignId", "createdAt" DESC, "id" DESC);
