import { currentDay, dayOf } from "../dates";
import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { isDecimal } from "../money";
import { onlyFields } from "../only-fields";
import { campaignAnswer, campaignCardAnswer, managedCampaignAnswer } from "./api";
import { excerptOf } from "./describe";
import type { SummedCampaign } from "./list";
import { stateOf } from "./state";

/** A campaign on cards, as it stands on that day ('YYYY-MM-DD'). */
export function presentCampaignCard(campaign: SummedCampaign, today = currentDay()) {
  const { description, result, image, progress } = campaign;
  const days = { startsOn: dayOf(campaign.startsOn), endsOn: dayOf(campaign.endsOn) };
  const amount = campaign.goal.toFixed(2);
  return onlyFields(campaignCardAnswer, {
    ...campaign,
    _id: campaign.id,
    resumo: excerptOf(description),
    goal: isDecimal(amount) ? amount : "0",
    ...days,
    state: stateOf({ ...days, result }, today),
    progress: progress ?? { reached: "0", donations: 0, people: null, updatedAt: null },
    picture: presentPicture(image),
  });
}

export const presentCampaign = (campaign: SummedCampaign, today?: string) =>
  onlyFields(campaignAnswer, {
    ...campaign,
    ...presentCampaignCard(campaign, today),
    image: imageAddress(campaign.image),
    updatedAt: campaign.updatedAt.toISOString(),
  });

/** A campaign for administrators: lists and forms of the dashboard. */
export const presentManagedCampaign = (campaign: SummedCampaign, today?: string) =>
  onlyFields(managedCampaignAnswer, {
    ...campaign,
    ...presentCampaign(campaign, today),
    createdAt: campaign.createdAt.toISOString(),
  });
