import { cachedUntilChanged } from "@/lib/cached-read";
import { readOriginal } from "@/lib/images/original";
import { pixCopy } from "@/lib/pix/copy";
import { pixOffer } from "@/lib/pix/offer";
import { drawPoster } from "@/lib/reports/poster";
import { routes } from "@/lib/routes";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { typedAddress } from "@/lib/site";
import { answerPoster } from "@/lib/web/poster-answer";

export const dynamic = "force-static";

/** The poster that asks for donations; none without a Pix key. */
export async function GET() {
  return answerPoster(await drawGeneralPoster());
}

async function drawGeneralPoster() {
  "use cache";
  cachedUntilChanged(); // tagged by the read inside
  const site = await readSite();
  const pix = pixOffer(site);
  if (!pix) return undefined;
  const pdf = await drawPoster({
    organisation: site.name,
    logo: await readOriginal(site.logo),
    title: `Ajude ${theName(site)}`,
    text: `${pixCopy.invitation} Cada doação aparece na transparência do site.`,
    pix,
    address: typedAddress(routes.donate()),
  });
  return pdf.toString("base64");
}
