import { z } from "zod";
import { presentEach } from "@/lib/items/present-each";
import { apiListQuery } from "@/lib/lists/listing-query";
import { exampleVolunteer, volunteerAnswer } from "@/lib/volunteers/api";
import { presentVolunteer } from "@/lib/volunteers/present";
import { listActiveVolunteers } from "@/lib/volunteers/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "As pessoas voluntárias que aparecem no site",
    access: "public",
    query: apiListQuery,
    answer: z.array(volunteerAnswer),
    example: { query: { keyword: "enfermeira" }, answer: [exampleVolunteer] },
  },
  async ({ query: { keyword, page, limit }, withListHeaders }) =>
    presentEach(withListHeaders(await listActiveVolunteers({ q: keyword, page, limit })), presentVolunteer),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
