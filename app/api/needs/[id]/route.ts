import { exampleManagedNeed, exampleNeed, exampleNeedInput, managedNeedAnswer, needAnswer } from "@/lib/needs/api";
import { needCopy } from "@/lib/needs/copy";
import { presentManagedNeed, presentNeed } from "@/lib/needs/present";
import { needBody } from "@/lib/needs/schema";
import { deleteNeeds, getPublicNeed, updateNeed } from "@/lib/needs/service";
import { deleteRoute } from "@/lib/web/api/delete-route";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Uma necessidade ativa, com quanto chegou e quanto foi prometido",
    access: "public",
    params: idParams,
    answer: needAnswer,
    example: { answer: exampleNeed },
  },
  async ({ params }) => presentNeed(await getPublicNeed(params.id)),
);

export const PUT = route(
  {
    summary: "Altera uma necessidade",
    description:
      "unit não muda (400) enquanto algo já chegou (também em doações desabilitadas ou na lixeira) ou foi prometido e não cancelado.",
    access: "donations:write",
    params: idParams,
    body: needBody,
    answer: managedNeedAnswer,
    example: { body: exampleNeedInput, answer: exampleManagedNeed },
  },
  async ({ params, body }) => presentManagedNeed(await updateNeed(params.id, body)),
);

export const DELETE = deleteRoute({
  summary: "Exclui uma necessidade",
  access: "donations:write",
  remove: deleteNeeds,
  message: needCopy.deleted(1),
});

export const { POST, PATCH, OPTIONS } = otherMethods({ GET, PUT, DELETE });
