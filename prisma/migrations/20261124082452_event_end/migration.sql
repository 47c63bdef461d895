-- AlterTable
ALTER TABLE "CalendarEvent" ADD COLUMN     "termino" TEXT;
