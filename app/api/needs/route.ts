import { presentEach } from "@/lib/items/present-each";
import { apiListQuery } from "@/lib/lists/listing-query";
import { exampleManagedNeed, exampleNeed, exampleNeedInput, managedNeedAnswer, needsAnswer } from "@/lib/needs/api";
import { listOpenNeeds } from "@/lib/needs/list";
import { presentManagedNeed, presentNeed } from "@/lib/needs/present";
import { needBody } from "@/lib/needs/schema";
import { createNeed } from "@/lib/needs/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Do que precisamos: o que ainda falta, do mais urgente ao menos",
    access: "public",
    query: apiListQuery.omit({ keyword: true }),
    answer: needsAnswer,
    example: { query: {}, answer: { needs: [exampleNeed], page: 1, pages: 1 } },
  },
  async ({ query, withListHeaders }) => {
    const list = await listOpenNeeds(query);
    return { needs: presentEach(withListHeaders(list), presentNeed), page: list.page, pages: list.pages };
  },
);

export const POST = route(
  {
    summary: "Cria uma necessidade",
    access: "donations:write",
    body: needBody,
    status: 201,
    idempotent: true,
    answer: managedNeedAnswer,
    example: { body: exampleNeedInput, answer: exampleManagedNeed },
  },
  async ({ body, newId }) => presentManagedNeed(await createNeed(body, { id: newId })),
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
