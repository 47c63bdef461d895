import { formatDay, formatMoment } from "../dates";
import { excerpt } from "../markdown/plain-text";
import { formatNumber } from "../money";
import { countOf, shorten } from "../text";
import { COUNTED, type GoalKind, goalAmount, peopleText, percentText } from "./goals";
import type { CampaignCardData } from "./types";

type Reached = Pick<CampaignCardData, "goalKind" | "goal" | "unit" | "progress">;

/** Characters of the text on a card. */
const MAX_EXCERPT_CHARACTERS = 160;

/** What a card says of a campaign. A longer excerpt first, so that what is cut off is cut between words. */
export const excerptOf = (description: string) =>
  shorten(excerpt(description, 2 * MAX_EXCERPT_CHARACTERS), MAX_EXCERPT_CHARACTERS);

/** 'R$ 1.920,00 de R$ 4.800,00'. */
export const reachedText = (campaign: Reached) => `${shownAmount(campaign)} de ${goalAmount(campaign, campaign.goal)}`;

/** Of items and people the name stands after the goal only: '12 de 40 cestas'. */
function shownAmount({ goalKind, unit, progress: { reached } }: Reached) {
  return goalKind === "MONEY" ? goalAmount({ goalKind, unit }, reached) : formatNumber(reached);
}

const GIFTS: Record<GoalKind, [string, string]> = {
  MONEY: ["doação", "doações"],
  ITEMS: ["doação em itens", "doações em itens"],
  PEOPLE: ["doação", "doações"],
};

/** '12 pessoas' where each donation says whose it is, else '14 doações', as one person may have given several. */
export function giftsText(campaign: Reached) {
  const people = peopleBeside(campaign);
  return people === null ? countOf(campaign.progress.donations, ...GIFTS[campaign.goalKind]) : peopleText(people);
}

/** How many people gave, if that is known and not what the goal counts anyway. */
const peopleBeside = ({ goalKind, progress }: Reached) => (goalKind === "PEOPLE" ? null : progress.people);

/** What the campaign's bar counts. */
export const countedText = (campaign: Reached) =>
  `${COUNTED[campaign.goalKind]}${peopleBeside(campaign) === null ? "" : " Cada nome conta como uma pessoa."}`;

/** 'R$ 1.920,00 de R$ 4.800,00 (40%), 12 pessoas'. */
export const progressText = (campaign: Reached) =>
  `${reachedText(campaign)} (${percentText(campaign)}), ${giftsText(campaign)}`;

/** 'Última anotação em 20-11-2026 às 10:00': of what counts now, so that it goes back when the latest donation is removed. */
export const updatedText = ({ progress: { updatedAt } }: Reached) =>
  updatedAt ? `Última anotação em ${formatMoment(updatedAt)}` : "Nenhuma doação anotada ainda";

/** When it begins, ends or ended. */
export function daysText({ state, startsOn, endsOn }: Pick<CampaignCardData, "state" | "startsOn" | "endsOn">) {
  if (state === "upcoming") return `Começa em ${formatDay(startsOn)}`;
  return `${state === "over" ? "De" : "Desde"} ${formatDay(startsOn)} até ${formatDay(endsOn)}`;
}

/** The message with which one passes a campaign on, also a new one to which nobody has given yet; its address comes after it. */
export function shareText(campaign: Reached & Pick<CampaignCardData, "titulo" | "state" | "endsOn">) {
  const { titulo, state, endsOn, goal, progress } = campaign;
  const until = state === "over" ? "Campanha encerrada." : `Vai até ${formatDay(endsOn)}.`;
  if (!progress.updatedAt) return [titulo, `A meta: ${goalAmount(campaign, goal)}.`, until].join("\n");
  return [titulo, `Até agora: ${progressText(campaign)}.`, `${updatedText(campaign)}. ${until}`].join("\n");
}
