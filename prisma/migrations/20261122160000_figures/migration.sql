-- Grams of kilograms; a digit more in all, so that every quantity of before still fits.
-- AlterTable
ALTER TABLE "Donation" ALTER COLUMN "quantity" SET DATA TYPE DECIMAL(13,3);

-- CreateTable
CREATE TABLE "ImportedKey" (
    "key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ImportedKey_pkey" PRIMARY KEY ("key")
);

-- What was imported before this table was there, and is still here.
INSERT INTO "ImportedKey" ("key", "at") SELECT "importKey", "createdAt" FROM "Donation" WHERE "importKey" IS NOT NULL;
