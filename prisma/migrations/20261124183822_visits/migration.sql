-- CreateTable
CREATE TABLE "Visit" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "Visit_pkey" PRIMARY KEY ("day","page")
);

-- CreateTable
CREATE TABLE "VisitBatch" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "VisitBatch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Visit_page_day_idx" ON "Visit"("page", "day");

-- CreateIndex
CREATE INDEX "VisitBatch_at_idx" ON "VisitBatch"("at");
