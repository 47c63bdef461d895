import { dayOf } from "../dates";
import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { excerpt } from "../markdown/plain-text";
import { isDecimal } from "../money";
import { shorten } from "../text";
import type { SummedCampaign } from "./list";
import { stateOf, todayAt } from "./state";
import type { Campaign, CampaignCardData, ManagedCampaign } from "./types";

/** Characters of the text on a card. */
const MAX_EXCERPT_CHARACTERS = 160;

/** A campaign on cards, as it stands on that day ('YYYY-MM-DD'). */
export function presentCampaignCard(campaign: SummedCampaign, today = todayAt(new Date())): CampaignCardData {
  const { id, titulo, permalink, description, goalKind, goal, unit, result, image, progress } = campaign;
  const days = { startsOn: dayOf(campaign.startsOn), endsOn: dayOf(campaign.endsOn) };
  const amount = goal.toFixed(2);
  return {
    _id: id,
    titulo,
    permalink,
    goalKind,
    unit,
    // Longer first, so that what is cut off is cut between words.
    resumo: shorten(excerpt(description, 2 * MAX_EXCERPT_CHARACTERS), MAX_EXCERPT_CHARACTERS),
    goal: isDecimal(amount) ? amount : "0",
    ...days,
    state: stateOf({ ...days, result }, today),
    progress: progress ?? { reached: "0", donations: 0, people: null, updatedAt: null },
    picture: presentPicture(image),
  };
}

export function presentCampaign(campaign: SummedCampaign, today = todayAt(new Date())): Campaign {
  const { description, result, image, updatedAt } = campaign;
  return {
    ...presentCampaignCard(campaign, today),
    description,
    result,
    image: imageAddress(image),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A campaign for administrators: lists and forms of the dashboard. */
export function presentManagedCampaign(campaign: SummedCampaign, today = todayAt(new Date())): ManagedCampaign {
  const { active, createdAt } = campaign;
  return { ...presentCampaign(campaign, today), active, createdAt: createdAt.toISOString() };
}
