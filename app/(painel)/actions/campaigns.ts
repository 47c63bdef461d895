"use server";

import { campaignCopy } from "@/lib/campaigns/copy";
import { getCampaign } from "@/lib/campaigns/list";
import { presentManagedCampaign } from "@/lib/campaigns/present";
import { campaignInput } from "@/lib/campaigns/schema";
import * as campaigns from "@/lib/campaigns/service";
import { activeAction, createAction, deleteAction, updateAction } from "@/lib/web/item-actions";

const form = {
  permission: "content:write",
  input: campaignInput,
  present: presentManagedCampaign,
  copy: campaignCopy,
} as const;

export const createCampaign = createAction(form, campaigns.createCampaign);

export const updateCampaign = updateAction(form, campaigns.updateCampaign, getCampaign);

export const deleteCampaigns = deleteAction("content:write", campaigns.deleteCampaigns, campaignCopy);

export const setCampaignsActive = activeAction("content:write", campaigns.setCampaignsActive, campaignCopy);
