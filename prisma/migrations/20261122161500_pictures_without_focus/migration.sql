-- Nothing ever wrote them; their check goes with them.
-- AlterTable
ALTER TABLE "Image" DROP COLUMN "focusX",
DROP COLUMN "focusY";
