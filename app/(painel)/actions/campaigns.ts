"use server";

import { campaignCopy } from "@/lib/campaigns/copy";
import { getCampaign } from "@/lib/campaigns/list";
import { presentManagedCampaign } from "@/lib/campaigns/present";
import { campaignInput } from "@/lib/campaigns/schema";
import * as campaigns from "@/lib/campaigns/service";
import { byId, newItem } from "@/lib/inputs";
import { adminAction } from "@/lib/web/action";
import { activeAction, deleteAction } from "@/lib/web/list-actions";

const currentVersion = async ({ _id = "" }) => presentManagedCampaign(await getCampaign(_id));

export const createCampaign = adminAction(
  "content:write",
  newItem.and(campaignInput),
  async ({ _id, ...input }) => {
    const campaign = await campaigns.createCampaign(input, { id: _id });
    return { message: campaignCopy.created, data: presentManagedCampaign(campaign) };
  },
  currentVersion,
);

export const updateCampaign = adminAction(
  "content:write",
  byId.and(campaignInput),
  async ({ _id, ...input }) => {
    const campaign = await campaigns.updateCampaign(_id, input);
    return { message: campaignCopy.updated, data: presentManagedCampaign(campaign) };
  },
  currentVersion,
);

export const deleteCampaigns = deleteAction("content:write", campaigns.deleteCampaigns, campaignCopy);

export const setCampaignsActive = activeAction("content:write", campaigns.setCampaignsActive, campaignCopy);
