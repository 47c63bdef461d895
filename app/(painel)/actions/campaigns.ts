"use server";

import { campaignCopy } from "@/lib/campaigns/copy";
import { getCampaign } from "@/lib/campaigns/list";
import { presentManagedCampaign } from "@/lib/campaigns/present";
import { campaignInput } from "@/lib/campaigns/schema";
import * as campaigns from "@/lib/campaigns/service";
import { activeAction, deleteAction, formActions } from "@/lib/web/item-actions";

export const { create: createCampaign, update: updateCampaign } = formActions("content:write", {
  input: campaignInput,
  read: getCampaign,
  create: campaigns.createCampaign,
  update: campaigns.updateCampaign,
  present: presentManagedCampaign,
  copy: campaignCopy,
});

export const deleteCampaigns = deleteAction("content:write", campaigns.deleteCampaigns, campaignCopy);

export const setCampaignsActive = activeAction("content:write", campaigns.setCampaignsActive, campaignCopy);
