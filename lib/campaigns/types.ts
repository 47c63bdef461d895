import type { ExactDecimal } from "../decimals";
import type { Picture } from "../images/picture";
import type { GoalKind } from "./goals";

/** By the calendar of the project: before its first day, until its last one, and after it or with a result. */
export type CampaignState = "upcoming" | "running" | "over";

/** What the recorded donations of a campaign come to. */
export type CampaignProgress = {
  /** Reais, items or people. */
  reached: ExactDecimal;
  /** How many donations that are. */
  donations: number;
  /** How many people gave them; null unless each donation names who gave. */
  people: number | null;
  /** When one of them was last recorded or changed; null of none. */
  updatedAt: string | null;
};

/** A campaign as cards show it. */
export type CampaignCardData = {
  _id: string;
  titulo: string;
  permalink: string;
  resumo: string;
  goalKind: GoalKind;
  goal: ExactDecimal;
  /** What is counted of items; else empty. */
  unit: string;
  /** YYYY-MM-DD. */
  startsOn: string;
  endsOn: string;
  state: CampaignState;
  progress: CampaignProgress;
  picture: Picture;
};

/** A campaign as its page shows it. */
export type Campaign = CampaignCardData & {
  /** Markdown, like the result, which is empty until the campaign is over. */
  description: string;
  result: string;
  image: string;
  updatedAt: string;
};

/** The same for administrators. */
export type ManagedCampaign = Campaign & { active: boolean; createdAt: string };

/** A campaign among those that a form offers; `unit` of what it counts, '' unless it counts items. */
export type CampaignChoice = { _id: string; titulo: string; unit: string };
