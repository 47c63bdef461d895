-- What arrived of each promise: without it every promise of a need looked at all that arrived for the need.
CREATE INDEX "Donation_promiseId_idx" ON "Donation"("promiseId");

-- Pictures that a campaign's texts name, as of an article's.
CREATE INDEX "Campaign_pictures_idx" ON "Campaign" USING GIN (nova_pictures("description" || ' ' || "result"));
