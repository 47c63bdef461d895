import type { z } from "zod";
import type { campaignAnswer, campaignCardAnswer, managedCampaignAnswer } from "./api";

/** A campaign as its page shows it; `result` is empty until the campaign is over. */
export type Campaign = z.infer<typeof campaignAnswer>;

/** A campaign as cards show it. */
export type CampaignCardData = z.infer<typeof campaignCardAnswer>;

/** The same for administrators. */
export type ManagedCampaign = z.infer<typeof managedCampaignAnswer>;

/** By the calendar of the project: before its first day, until its last one, and after it or with a result. */
export type CampaignState = Campaign["state"];

/** What the recorded donations of a campaign come to. */
export type CampaignProgress = Campaign["progress"];

/** A campaign among those that a form offers; `unit` of what it counts, '' unless it counts items. */
export type CampaignChoice = { _id: string; titulo: string; unit: string };
