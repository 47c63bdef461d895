-- DropIndex
DROP INDEX "ContactMessage_archivedAt_createdAt_id_idx";

-- DropIndex
DROP INDEX "ContactMessage_readAt_idx";

-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "busca" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese', nova_fold("subject")), 'A') || setweight(to_tsvector('portuguese', nova_fold("name")), 'A') || setweight(to_tsvector('portuguese', nova_fold("email")), 'B') || setweight(to_tsvector('portuguese', nova_fold("message")), 'B')) STORED,
ADD COLUMN     "deliveryKey" TEXT,
ADD COLUMN     "nextAttemptAt" TIMESTAMPTZ(3),
ADD COLUMN     "unverified" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "ContactMessage_createdAt_id_idx" ON "ContactMessage"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_busca_idx" ON "ContactMessage" USING GIN ("busca");

-- The inbox's filters, in order; Prisma knows no partial indexes and leaves them alone.
CREATE INDEX "ContactMessage_inbox_idx" ON "ContactMessage"("createdAt" DESC, "id" DESC) WHERE "archivedAt" IS NULL;
CREATE INDEX "ContactMessage_unread_idx" ON "ContactMessage"("createdAt" DESC, "id" DESC) WHERE "archivedAt" IS NULL AND "readAt" IS NULL;
CREATE INDEX "ContactMessage_read_idx" ON "ContactMessage"("createdAt" DESC, "id" DESC) WHERE "archivedAt" IS NULL AND "readAt" IS NOT NULL;
CREATE INDEX "ContactMessage_archived_idx" ON "ContactMessage"("createdAt" DESC, "id" DESC) WHERE "archivedAt" IS NOT NULL;
