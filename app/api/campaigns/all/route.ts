import { z } from "zod";
import { exampleManagedCampaign, managedCampaignAnswer } from "@/lib/campaigns/api";
import { listCampaigns } from "@/lib/campaigns/list";
import { presentManagedCampaign } from "@/lib/campaigns/present";
import { presentEach } from "@/lib/items/present-each";
import { apiManageQuery } from "@/lib/lists/listing-query";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Todas as campanhas, também as desabilitadas",
    access: "content:read",
    query: apiManageQuery,
    answer: z.array(managedCampaignAnswer),
    example: { query: { ordem: "az" }, answer: [exampleManagedCampaign] },
  },
  async ({ query: { keyword, ...query }, withListHeaders }) =>
    presentEach(withListHeaders(await listCampaigns({ ...query, q: keyword })), presentManagedCampaign),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
