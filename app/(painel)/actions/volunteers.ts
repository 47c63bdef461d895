"use server";

import { z } from "zod";
import { byId, byIds } from "@/lib/inputs";
import { manageQuery, toListQuery } from "@/lib/listing-query";
import { volunteerCopy } from "@/lib/volunteers/model";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { volunteerInput } from "@/lib/volunteers/schema";
import * as volunteers from "@/lib/volunteers/service";
import { adminAction } from "@/lib/web/action";
import { tags } from "@/lib/web/cache";

export const registerVolunteer = adminAction(volunteerInput, async (input) => {
  const volunteer = await volunteers.registerVolunteer(input);
  return { message: volunteerCopy.registered, data: presentManagedVolunteer(volunteer), changed: [tags.volunteers] };
});

export const updateVolunteer = adminAction(
  volunteerInput.extend(byId.shape),
  async ({ _id, ...input }) => {
    const volunteer = await volunteers.updateVolunteer(_id, input);
    return { message: volunteerCopy.updated, data: presentManagedVolunteer(volunteer), changed: [tags.volunteers] };
  },
  async ({ _id }) => presentManagedVolunteer(await volunteers.getVolunteer(_id)),
);

export const deleteVolunteers = adminAction(byIds, async ({ ids }) => {
  await volunteers.deleteVolunteers(ids);
  return { message: volunteerCopy.deleted(ids.length), data: undefined, changed: [tags.volunteers] };
});

export const setVolunteersActive = adminAction(byIds.extend({ active: z.boolean() }), async ({ ids, active }) => {
  await volunteers.setVolunteersActive(ids, active);
  return { message: volunteerCopy.switched(ids.length, active), data: undefined, changed: [tags.volunteers] };
});

/** The next items of a list that shows 'Todos'. */
export const loadVolunteers = adminAction(manageQuery, async (query) => {
  const list = await volunteers.listVolunteers(toListQuery(query));
  return { message: "", data: { ...list, items: list.items.map(presentManagedVolunteer) }, changed: [] };
});
