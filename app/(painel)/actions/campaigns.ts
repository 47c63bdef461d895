"use server";

import { z } from "zod";
import { campaignCopy } from "@/lib/campaigns/copy";
import { getCampaign } from "@/lib/campaigns/list";
import { presentManagedCampaign } from "@/lib/campaigns/present";
import { campaignInput } from "@/lib/campaigns/schema";
import * as campaigns from "@/lib/campaigns/service";
import { byId, byIds, newItem } from "@/lib/inputs";
import { adminAction } from "@/lib/web/action";

export const createCampaign = adminAction("content:write", newItem.and(campaignInput), async ({ _id, ...input }) => {
  const campaign = await campaigns.createCampaign(input, { id: _id });
  return { message: campaignCopy.created, data: presentManagedCampaign(campaign) };
});

export const updateCampaign = adminAction(
  "content:write",
  byId.and(campaignInput),
  async ({ _id, ...input }) => {
    const campaign = await campaigns.updateCampaign(_id, input);
    return { message: campaignCopy.updated, data: presentManagedCampaign(campaign) };
  },
  async ({ _id }) => presentManagedCampaign(await getCampaign(_id)),
);

export const deleteCampaigns = adminAction("content:write", byIds, async ({ ids }) => {
  const removed = await campaigns.deleteCampaigns(ids);
  return { message: campaignCopy.deleted(removed.length) };
});

export const setCampaignsActive = adminAction(
  "content:write",
  byIds.extend({ active: z.boolean() }),
  async ({ ids, active }) => {
    const switched = await campaigns.setCampaignsActive(ids, active);
    return { message: campaignCopy.switched(switched.length, active) };
  },
);
