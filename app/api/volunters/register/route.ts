import { exampleManagedVolunteer, exampleVolunteerInput, managedVolunteerAnswer } from "@/lib/volunteers/api";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { volunteerInput } from "@/lib/volunteers/schema";
import { registerVolunteer } from "@/lib/volunteers/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const POST = route(
  {
    summary: "Cadastra uma pessoa voluntária",
    access: "volunteers:write",
    body: volunteerInput,
    content: "json+image",
    status: 201,
    idempotent: true,
    answer: managedVolunteerAnswer,
    example: { body: exampleVolunteerInput, answer: exampleManagedVolunteer },
  },
  async ({ body, newId }) => presentManagedVolunteer(await registerVolunteer(body, { id: newId })),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
