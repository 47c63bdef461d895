import { cachedAfterToday } from "@/lib/cached-read";
import { needCopy } from "@/lib/needs/copy";
import { describeMissing, titleOf } from "@/lib/needs/describe";
import { readOpenNeeds } from "@/lib/needs/public";
import { isNone } from "@/lib/needs/quantity";
import { pixOffer } from "@/lib/pix/offer";
import { drawPoster } from "@/lib/reports/poster";
import { routes } from "@/lib/routes";
import { readSite } from "@/lib/settings/public";
import { typedAddress } from "@/lib/site";
import { answerPoster } from "@/lib/web/poster-answer";

export const dynamic = "force-static";

/** What is missing, for a wall; none while nothing is. */
export async function GET() {
  return answerPoster(await drawNeedsPoster());
}

/** What the poster has no room for it counts. */
const MAX_NEEDS = 500;

async function drawNeedsPoster() {
  "use cache";
  cachedAfterToday(); // tagged by the reads inside
  const [site, { items }] = await Promise.all([readSite(), readOpenNeeds(1, MAX_NEEDS)]);
  const rows = items
    .filter(({ missing }) => !isNone(missing))
    .map((need) => ({ label: titleOf(need), value: describeMissing(need) }));
  if (rows.length === 0) return undefined;
  const pdf = await drawPoster({
    organisation: site.name,
    title: needCopy.title,
    text: "Traga o que puder. No site você diz quanto vai levar, vê onde entregar e acompanha o que chegou.",
    rows,
    pix: pixOffer(site),
    address: typedAddress(routes.needs),
  });
  return pdf.toString("base64");
}
