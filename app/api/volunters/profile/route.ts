import { byId } from "@/lib/inputs";
import { exampleManagedVolunteer, exampleVolunteerInput, managedVolunteerAnswer } from "@/lib/volunteers/api";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { volunteerInput } from "@/lib/volunteers/schema";
import { updateVolunteer } from "@/lib/volunteers/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const PUT = route(
  {
    summary: "Altera uma pessoa voluntária",
    description: "_id, no corpo, diz qual.",
    access: "volunteers:write",
    body: volunteerInput.extend(byId.shape),
    content: "json+image",
    failures: [404],
    answer: managedVolunteerAnswer,
    example: { body: { _id: exampleManagedVolunteer._id, ...exampleVolunteerInput }, answer: exampleManagedVolunteer },
  },
  async ({ body: { _id, ...body } }) => presentManagedVolunteer(await updateVolunteer(_id, body)),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });
