import {
  campaignAnswer,
  exampleCampaign,
  exampleCampaignInput,
  exampleManagedCampaign,
  managedCampaignAnswer,
} from "@/lib/campaigns/api";
import { campaignCopy } from "@/lib/campaigns/copy";
import { getCampaign } from "@/lib/campaigns/list";
import { presentCampaign, presentManagedCampaign } from "@/lib/campaigns/present";
import { campaignBody } from "@/lib/campaigns/schema";
import { deleteCampaigns, updateCampaign } from "@/lib/campaigns/service";
import { deleteRoute } from "@/lib/web/api/delete-route";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Uma campanha",
    description: "Pelo _id ou pelo permalink. Quem administra vê também as desabilitadas.",
    access: { optional: "content:read" },
    params: idParams,
    answer: managedCampaignAnswer.or(campaignAnswer),
    example: { answer: exampleCampaign },
  },
  async ({ params, administrator }) => {
    const campaign = await getCampaign(params.id, { activeOnly: !administrator });
    return administrator ? presentManagedCampaign(campaign) : presentCampaign(campaign);
  },
);

export const PUT = route(
  {
    summary: "Altera uma campanha",
    description:
      "unit não muda (400), nem por outro goalKind, enquanto há doações com quantidade anotadas para ela, também desabilitadas ou na lixeira.",
    access: "content:write",
    params: idParams,
    body: campaignBody,
    content: "json+image",
    answer: managedCampaignAnswer,
    example: { body: exampleCampaignInput, answer: exampleManagedCampaign },
  },
  async ({ params, body }) => presentManagedCampaign(await updateCampaign(params.id, body)),
);

export const DELETE = deleteRoute({
  summary: "Exclui uma campanha",
  description: "As doações dela ficam, e contam de novo se a campanha for restaurada.",
  access: "content:write",
  remove: deleteCampaigns,
  message: campaignCopy.deleted(1),
});

export const { POST, PATCH, OPTIONS } = otherMethods({ GET, PUT, DELETE });
