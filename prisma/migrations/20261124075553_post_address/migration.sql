-- CreateTable
CREATE TABLE "PostAddress" (
    "permalink" TEXT NOT NULL,
    "postId" TEXT NOT NULL,

    CONSTRAINT "PostAddress_pkey" PRIMARY KEY ("permalink","postId")
);

-- CreateIndex
CREATE INDEX "PostAddress_postId_idx" ON "PostAddress"("postId");

-- AddForeignKey
ALTER TABLE "PostAddress" ADD CONSTRAINT "PostAddress_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
