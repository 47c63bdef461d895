-- AlterTable
ALTER TABLE "Donation" ADD COLUMN     "importId" TEXT,
ADD COLUMN     "importKey" TEXT,
ADD COLUMN     "quantity" DECIMAL(12,2);

-- CreateIndex
CREATE UNIQUE INDEX "Donation_importKey_key" ON "Donation"("importKey");

-- CreateIndex
CREATE INDEX "Donation_importId_idx" ON "Donation"("importId");

-- A quantity is one of something.
ALTER TABLE "Donation" ADD CONSTRAINT "Donation_quantity_check" CHECK ("quantity" > 0);
