import { z } from "zod";
import { exampleVolunteer, managedVolunteerAnswer, volunteerAnswer } from "@/lib/volunteers/api";
import { volunteerCopy } from "@/lib/volunteers/copy";
import { presentManagedVolunteer, presentVolunteer } from "@/lib/volunteers/present";
import { deleteVolunteers, getActiveVolunteer, getVolunteer } from "@/lib/volunteers/service";
import { deleteRoute } from "@/lib/web/api/delete-route";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Uma pessoa voluntária",
    description: "Quem administra vê também as desabilitadas, e o telefone.",
    access: { optional: "volunteers:read" },
    params: idParams,
    answer: z.union([managedVolunteerAnswer, volunteerAnswer]),
    example: { answer: exampleVolunteer },
  },
  async ({ params, administrator }) =>
    administrator
      ? presentManagedVolunteer(await getVolunteer(params.id))
      : presentVolunteer(await getActiveVolunteer(params.id)),
);

export const DELETE = deleteRoute({
  summary: "Exclui uma pessoa voluntária",
  access: "volunteers:write",
  remove: deleteVolunteers,
  message: volunteerCopy.deleted(1),
});

export const { POST, PUT, PATCH, OPTIONS } = otherMethods({ GET, DELETE });
