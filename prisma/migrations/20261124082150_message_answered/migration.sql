-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "answeredBy" TEXT;

-- Of the inbox: what nobody has answered yet, and what is answered.
CREATE INDEX "ContactMessage_unanswered_idx" ON "ContactMessage"("createdAt" DESC, "id" DESC) WHERE "archivedAt" IS NULL AND "answeredAt" IS NULL;
CREATE INDEX "ContactMessage_answered_idx" ON "ContactMessage"("createdAt" DESC, "id" DESC) WHERE "answeredAt" IS NOT NULL;
