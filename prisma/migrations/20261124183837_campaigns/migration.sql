-- CreateEnum
CREATE TYPE "CampaignGoal" AS ENUM ('MONEY', 'ITEMS', 'PEOPLE');

-- AlterTable
ALTER TABLE "Donation" ADD COLUMN     "campaignId" TEXT;

-- CreateTable
CREATE TABLE "Campaign" (
    "id" TEXT NOT NULL,
    "titulo" TEXT NOT NULL,
    "permalink" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "goalKind" "CampaignGoal" NOT NULL,
    "goal" DECIMAL(12,2) NOT NULL,
    "unit" TEXT NOT NULL DEFAULT '',
    "startsOn" DATE NOT NULL,
    "endsOn" DATE NOT NULL,
    "result" TEXT NOT NULL DEFAULT '',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "imageId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Campaign_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CampaignAddress" (
    "permalink" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,

    CONSTRAINT "CampaignAddress_pkey" PRIMARY KEY ("permalink","campaignId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Campaign_permalink_key" ON "Campaign"("permalink");

-- CreateIndex
CREATE INDEX "Campaign_startsOn_id_idx" ON "Campaign"("startsOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Campaign_active_startsOn_id_idx" ON "Campaign"("active", "startsOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Campaign_active_endsOn_id_idx" ON "Campaign"("active", "endsOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Campaign_titulo_id_idx" ON "Campaign"("titulo", "id");

-- CreateIndex
CREATE INDEX "Campaign_updatedAt_id_idx" ON "Campaign"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Campaign_imageId_idx" ON "Campaign"("imageId");

-- CreateIndex
CREATE INDEX "CampaignAddress_campaignId_idx" ON "CampaignAddress"("campaignId");

-- CreateIndex
CREATE INDEX "Donation_campaignId_idx" ON "Donation"("campaignId");

-- AddForeignKey
ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_imageId_fkey" FOREIGN KEY ("imageId") REFERENCES "Image"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignAddress" ADD CONSTRAINT "CampaignAddress_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.
ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_permalink_check" CHECK ("permalink" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_goal_check" CHECK ("goal" > 0);
ALTER TABLE "Campaign" ADD CONSTRAINT "Campaign_days_check" CHECK ("startsOn" <= "endsOn");

SELECT nova_track('Campaign', moment => '"startsOn"', active => 'active',
  search => '{"titulo": "A", "description": "B", "result": "B"}');
