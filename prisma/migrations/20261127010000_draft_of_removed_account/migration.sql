-- A draft outlives the account that typed last, whose removal may be undone, and whose text others may be continuing.
ALTER TABLE "Draft" DROP CONSTRAINT "Draft_userId_fkey";
ALTER TABLE "Draft" ALTER COLUMN "userId" DROP NOT NULL;
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
