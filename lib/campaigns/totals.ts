import "server-only";
import type { db } from "../db/client";
import { isDecimal } from "../money";
import type { CampaignProgress } from "./types";

type Row = { id: string; reached: string; donations: number; updatedAt: Date | null };

/**
 * What campaigns have reached, by id: summed anew from their active donations, so that nothing can drift. Neither a promise nor
 * a Pix code that was shown counts, only what the treasury has recorded. Of items their quantities; of people each name
 * once, and each donation without a name.
 */
export async function sumDonations(reader: Pick<typeof db, "$queryRaw">, ids: string[]) {
  const rows = await reader.$queryRaw<Row[]>`
    SELECT campaign.id, count(gift.id)::int AS donations, max(gift."updatedAt") AS "updatedAt",
      trim_scale(CASE campaign."goalKind"
        WHEN 'MONEY' THEN coalesce(sum(gift.amount), 0)
        WHEN 'ITEMS' THEN coalesce(sum(gift.quantity), 0)
        ELSE count(DISTINCT nullif(nova_fold(gift.donor), '')) + count(*) FILTER (WHERE gift.donor = '')
      END)::text AS reached
    FROM "Campaign" AS campaign LEFT JOIN "Donation" AS gift ON gift."campaignId" = campaign.id AND gift.active
      AND (campaign."goalKind" = 'PEOPLE' OR (campaign."goalKind" = 'MONEY') = (gift.kind = 'MONEY'))
    WHERE campaign.id = ANY(${ids}) GROUP BY campaign.id`;
  return new Map(
    rows.map(({ id, reached, donations, updatedAt }): [string, CampaignProgress] => [
      id,
      { reached: isDecimal(reached) ? reached : "0", donations, updatedAt: updatedAt?.toISOString() ?? null },
    ]),
  );
}
