-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "attemptedAt" TIMESTAMPTZ(3);
