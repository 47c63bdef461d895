-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "chamada" TEXT NOT NULL DEFAULT '';
