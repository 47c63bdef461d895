import { cachedAfterToday } from "@/lib/cached-read";
import { readCampaign } from "@/lib/campaigns/public";
import { formatDay } from "@/lib/dates";
import { pixOffer } from "@/lib/pix/offer";
import { drawPoster } from "@/lib/reports/poster";
import { routes } from "@/lib/routes";
import { readSite } from "@/lib/settings/public";
import { typedAddress } from "@/lib/site";
import { addressPart } from "@/lib/web/address-part";
import { answerPoster } from "@/lib/web/poster-answer";

/** The poster of a running campaign; 404 for any other. Without figures, which would soon be out of date on paper. */
export async function GET(_request: Request, { params }: RouteContext<"/campanhas/[permalink]/cartaz.pdf">) {
  return answerPoster(await drawCampaignPoster(addressPart((await params).permalink)));
}

async function drawCampaignPoster(permalink: string) {
  "use cache";
  cachedAfterToday(); // tagged by the reads inside
  const [campaign, site] = await Promise.all([readCampaign(permalink), readSite()]);
  if (campaign?.state !== "running") return undefined;
  const { titulo, resumo, endsOn } = campaign;
  const pdf = await drawPoster({
    organisation: site.name,
    title: titulo,
    text: `${resumo} Até ${formatDay(endsOn)}.`,
    pix: pixOffer(site),
    address: typedAddress(routes.campaign(campaign.permalink)),
  });
  return pdf.toString("base64");
}
