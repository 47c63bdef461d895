import type { ExactDecimal } from "../decimals";
import { formatMoney, formatNumber, isDecimal } from "../money";
import { countOf, formatCount } from "../text";
import { isSingular, unitFor } from "../units";

/** What a campaign's goal counts; the key is stored, the label shown. */
export const GOAL_KINDS = { MONEY: "Reais", ITEMS: "Itens", PEOPLE: "Pessoas que doam" } as const;
export type GoalKind = keyof typeof GOAL_KINDS;
export const goalKinds = Object.keys(GOAL_KINDS) as [GoalKind, ...GoalKind[]];

type Goal = { goalKind: GoalKind; unit: string };

/** An amount of what the goal counts: 'R$ 1.234,50', '40 cestas', '12 pessoas'. */
export function goalAmount({ goalKind, unit }: Goal, amount: ExactDecimal) {
  if (goalKind === "MONEY") return formatMoney(amount);
  if (goalKind === "ITEMS") return `${formatNumber(amount)} ${unitFor(amount, unit)}`;
  return peopleText(Number(amount));
}

/** '12 pessoas'. */
export const peopleText = (count: number) => countOf(count, "pessoa", "pessoas");

/** What is summed. */
export const COUNTED: Record<GoalKind, string> = {
  MONEY: "Contam as doações em dinheiro já conferidas e anotadas para esta campanha.",
  ITEMS: "Contam as quantidades das doações em itens já recebidas e anotadas para esta campanha.",
  PEOPLE:
    "Contam as pessoas das doações já anotadas para esta campanha: cada nome uma vez, e cada doação sem nome como uma pessoa.",
};

type Reached = { goal: ExactDecimal; progress: { reached: ExactDecimal } };

/** What is still missing; undefined when nothing is. */
export function missingOf({ goal, progress: { reached } }: Reached) {
  const missing = (Number(goal) - Number(reached)).toFixed(3);
  return isDecimal(missing) && Number(missing) > 0 ? missing : undefined;
}

/** 'Ainda faltam: 3 cestas'. */
export function missingText(campaign: Goal & Reached & { state: string }) {
  const missing = missingOf(campaign);
  if (!missing) return "Meta alcançada. Obrigado a cada pessoa que ajudou!";
  const [falls, fell] = isSingular(missing) ? ["Ainda falta", "Faltou"] : ["Ainda faltam", "Faltaram"];
  return `${campaign.state === "over" ? fell : falls}: ${goalAmount(campaign, missing)}`;
}

/** Whole percent of the goal, rounded down, so that 100 is reached and not nearly; beyond it as it is. */
export function percentOf({ goal, progress: { reached } }: Reached) {
  return Math.floor(Number(((100 * Number(reached)) / Number(goal)).toPrecision(12)));
}

/** '1.234%'. */
export const percentText = (campaign: Reached) => `${formatCount(percentOf(campaign))}%`;
