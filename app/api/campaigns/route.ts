import {
  campaignsAnswer,
  exampleCampaign,
  exampleCampaignInput,
  exampleManagedCampaign,
  managedCampaignAnswer,
} from "@/lib/campaigns/api";
import { listCampaigns } from "@/lib/campaigns/list";
import { presentCampaign, presentManagedCampaign } from "@/lib/campaigns/present";
import { campaignBody } from "@/lib/campaigns/schema";
import { createCampaign } from "@/lib/campaigns/service";
import { presentEach } from "@/lib/items/present-each";
import { apiListQuery } from "@/lib/lists/listing-query";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "As campanhas ativas, da que começou por último à mais antiga",
    description: "progress soma as doações já anotadas para a campanha; state diz se ela está em andamento.",
    access: "public",
    query: apiListQuery,
    answer: campaignsAnswer,
    example: { query: { keyword: "mochilas" }, answer: { campaigns: [exampleCampaign], page: 1, pages: 1 } },
  },
  async ({ query: { keyword, page, limit }, withListHeaders }) => {
    const list = await listCampaigns({ q: keyword, status: "ativos", page, limit });
    return { campaigns: presentEach(withListHeaders(list), presentCampaign), page: list.page, pages: list.pages };
  },
);

export const POST = route(
  {
    summary: "Cria uma campanha",
    access: "content:write",
    body: campaignBody,
    content: "json+image",
    status: 201,
    idempotent: true,
    answer: managedCampaignAnswer,
    example: { body: exampleCampaignInput, answer: exampleManagedCampaign },
  },
  async ({ body, newId }) => presentManagedCampaign(await createCampaign(body, { id: newId })),
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
