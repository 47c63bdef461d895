-- AlterTable
ALTER TABLE "CalendarEvent" ADD COLUMN     "motivo" TEXT NOT NULL DEFAULT '';
