import { z } from "zod";
import { presentEach } from "@/lib/items/present-each";
import { apiManageQuery } from "@/lib/lists/listing-query";
import { exampleManagedUser, managedUserAnswer } from "@/lib/users/api";
import { presentManagedUser } from "@/lib/users/present";
import { listUsers } from "@/lib/users/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "As contas da equipe",
    access: "organization:read",
    query: apiManageQuery,
    answer: z.array(managedUserAnswer),
    example: { query: { ordem: "az" }, answer: [exampleManagedUser] },
  },
  async ({ query: { keyword, ...query }, withListHeaders }) =>
    presentEach(withListHeaders(await listUsers({ ...query, q: keyword })), presentManagedUser),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
