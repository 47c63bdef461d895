import "server-only";
import type { db } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { isDecimal } from "../money";
import type { CampaignProgress } from "./types";

type Row = { id: string; reached: string; donations: number; people: number | null; updatedAt: Date | null };

/** Words in place of an unknown name, folded: they are not one person who gave many times. */
const NOBODY =
  "^[(]?((doador(a|es)?|doador[(]a[)]|doacao) )?anonim[oa]s?(/a|[(]a[)])?[).]?$|^sem nome$|^nao (identificad|informad)[oa]([(]a[)])?$|^desconhecid[oa]$";

const name = Prisma.sql`trim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, gift.donor)), '[[:space:]]+', ' ', 'g'))`;

/** The donor: case, accents and spaces aside, one name is one person. Null without a name. */
const person = Prisma.sql`CASE WHEN ${name} !~ ${NOBODY}::text THEN nullif(${name}, '') END`;

/**
 * What campaigns have reached, by id: summed anew from their active donations, so that nothing can drift. Neither a promise nor
 * a Pix code that was shown counts, only what the treasury has recorded. Of items their quantities; of people each name
 * once, and each donation without a name.
 */
export async function readProgress(reader: Pick<typeof db, "$queryRaw">, ids: string[]) {
  const rows = await reader.$queryRaw<Row[]>`
    SELECT campaign.id, count(gift.id)::int AS donations,
      CASE WHEN bool_and(${person} IS NOT NULL) THEN count(DISTINCT ${person})::int END AS people, max(gift."updatedAt") AS "updatedAt",
      trim_scale(CASE campaign."goalKind"
        WHEN 'MONEY' THEN coalesce(sum(gift.amount), 0)
        WHEN 'ITEMS' THEN coalesce(sum(gift.quantity), 0)
        ELSE count(DISTINCT ${person}) + count(gift.id) FILTER (WHERE ${person} IS NULL)
      END)::text AS reached
    FROM "Campaign" AS campaign LEFT JOIN "Donation" AS gift ON gift."campaignId" = campaign.id AND gift.active
      AND (campaign."goalKind" = 'PEOPLE' OR (campaign."goalKind" = 'MONEY') = (gift.kind = 'MONEY'))
    WHERE campaign.id = ANY(${ids}) GROUP BY campaign.id`;
  return new Map(
    rows.map(({ id, reached, updatedAt, ...counted }): [string, CampaignProgress] => [
      id,
      { reached: isDecimal(reached) ? reached : "0", ...counted, updatedAt: updatedAt?.toISOString() ?? null },
    ]),
  );
}
