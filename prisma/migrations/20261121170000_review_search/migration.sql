-- AlterTable
ALTER TABLE "Review" ADD COLUMN "busca" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('portuguese', nova_fold("nome")), 'A') || setweight(to_tsvector('portuguese', nova_fold("titulo")), 'B') || setweight(to_tsvector('portuguese', nova_fold("comment")), 'B')) STORED;

-- CreateIndex
CREATE INDEX "Review_hidden_createdAt_id_idx" ON "Review"("hidden", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Review_busca_idx" ON "Review" USING GIN ("busca");

-- CreateIndex
CREATE INDEX "Change_userId_at_id_idx" ON "Change"("userId", "at" DESC, "id" DESC);
