import { z } from "zod";
import { presentEach } from "@/lib/items/present-each";
import { apiManageQuery } from "@/lib/lists/listing-query";
import { exampleManagedVolunteer, managedVolunteerAnswer } from "@/lib/volunteers/api";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { listVolunteers } from "@/lib/volunteers/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Todas as pessoas voluntárias, com telefone",
    access: "volunteers:read",
    query: apiManageQuery,
    answer: z.array(managedVolunteerAnswer),
    example: { query: { status: "ativos" }, answer: [exampleManagedVolunteer] },
  },
  async ({ query: { keyword, ...query }, withListHeaders }) =>
    presentEach(withListHeaders(await listVolunteers({ ...query, q: keyword })), presentManagedVolunteer),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
