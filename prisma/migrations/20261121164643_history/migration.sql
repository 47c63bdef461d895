-- CreateEnum
-- With the labels of later migrations: before PostgreSQL 17 a restore, which applies all of them and fills in the rows in one
-- transaction, could not use a label that was added in it.
CREATE TYPE "ChangeAction" AS ENUM ('CREATE', 'UPDATE', 'DELETE', 'SIGN_IN', 'RESTORE', 'PURGE', 'ERASE');

-- CreateTable
CREATE TABLE "Change" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" "ChangeAction" NOT NULL,
    "userId" TEXT,
    "userName" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "fields" JSONB NOT NULL,

    CONSTRAINT "Change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Change_at_id_idx" ON "Change"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Change_entity_entityId_at_id_idx" ON "Change"("entity", "entityId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Change_entity_at_id_idx" ON "Change"("entity", "at" DESC, "id" DESC);
