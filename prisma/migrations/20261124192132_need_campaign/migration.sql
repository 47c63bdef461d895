-- AlterTable
ALTER TABLE "Need" ADD COLUMN     "campaignId" TEXT;
