-- AlterTable
ALTER TABLE "User" ADD COLUMN     "recoveryHashes" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "totpSecret" TEXT,
ADD COLUMN     "totpSince" TIMESTAMPTZ(3),
ADD COLUMN     "totpStep" INTEGER;
