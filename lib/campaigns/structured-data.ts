import type { DonateAction, WithContext } from "schema-dts";
import { variantAddress } from "../images/picture";
import { routes } from "../routes";
import type { Settings } from "../settings/types";
import { absolute } from "../site";
import type { Campaign, CampaignState } from "./types";

const STATUS = {
  upcoming: "https://schema.org/PotentialActionStatus",
  running: "https://schema.org/ActiveActionStatus",
  over: "https://schema.org/CompletedActionStatus",
} as const satisfies Record<CampaignState, string>;

/** The campaign for search engines: giving to the organisation, from one day to another. */
export function describeCampaign(campaign: Campaign, site: Pick<Settings, "name">) {
  const { titulo, resumo, permalink, startsOn, endsOn, state, picture } = campaign;
  return {
    "@context": "https://schema.org",
    "@type": "DonateAction",
    name: titulo,
    description: resumo,
    actionStatus: STATUS[state],
    startTime: startsOn,
    endTime: endsOn,
    image: absolute(variantAddress(picture.src, 1280)),
    recipient: { "@type": "NGO", name: site.name, url: absolute("/") },
    url: absolute(routes.campaign(permalink)),
  } satisfies WithContext<DonateAction>;
}
