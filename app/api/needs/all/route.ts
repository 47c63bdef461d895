import { z } from "zod";
import { presentEach } from "@/lib/items/present-each";
import { apiManageQuery } from "@/lib/lists/listing-query";
import { exampleManagedNeed, managedNeedAnswer } from "@/lib/needs/api";
import { listNeeds } from "@/lib/needs/list";
import { presentManagedNeed } from "@/lib/needs/present";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Todas as necessidades, também as completas, as encerradas e as desabilitadas",
    access: "donations:read",
    query: apiManageQuery,
    answer: z.array(managedNeedAnswer),
    example: { query: { ordem: "az" }, answer: [exampleManagedNeed] },
  },
  async ({ query: { keyword, ...query }, withListHeaders }) =>
    presentEach(withListHeaders(await listNeeds({ ...query, q: keyword })), presentManagedNeed),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
