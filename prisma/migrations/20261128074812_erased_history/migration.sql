-- AlterEnum
ALTER TYPE "ChangeAction" ADD VALUE 'ERASE';
