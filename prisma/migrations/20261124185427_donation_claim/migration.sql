-- CreateEnum
CREATE TYPE "ClaimState" AS ENUM ('WAITING', 'CONFIRMED', 'DISCARDED', 'EXPIRED');

-- CreateTable
CREATE TABLE "DonationClaim" (
    "id" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "date" DATE NOT NULL,
    "donor" TEXT NOT NULL DEFAULT '',
    "donorPublic" BOOLEAN NOT NULL DEFAULT false,
    "contact" TEXT NOT NULL DEFAULT '',
    "state" "ClaimState" NOT NULL DEFAULT 'WAITING',
    "settledAt" TIMESTAMPTZ(3),
    "settledBy" TEXT,
    "donationId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DonationClaim_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "DonationClaim_createdAt_id_idx" ON "DonationClaim"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "DonationClaim_state_createdAt_id_idx" ON "DonationClaim"("state", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "DonationClaim_settledAt_idx" ON "DonationClaim"("settledAt");

ALTER TABLE "DonationClaim" ADD CONSTRAINT "DonationClaim_amount_check" CHECK ("amount" > 0);
ALTER TABLE "DonationClaim" ADD CONSTRAINT "DonationClaim_settled_check" CHECK (("state" = 'WAITING') = ("settledAt" IS NULL));
