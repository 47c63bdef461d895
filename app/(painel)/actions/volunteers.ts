"use server";

import { byId, newItem } from "@/lib/inputs";
import { volunteerCopy } from "@/lib/volunteers/copy";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { volunteerInput } from "@/lib/volunteers/schema";
import * as volunteers from "@/lib/volunteers/service";
import { adminAction } from "@/lib/web/action";
import { activeAction, deleteAction } from "@/lib/web/list-actions";

const currentVersion = async ({ _id = "" }) => presentManagedVolunteer(await volunteers.getVolunteer(_id));

export const registerVolunteer = adminAction(
  "volunteers:write",
  volunteerInput.extend(newItem.shape),
  async ({ _id, ...input }) => {
    const volunteer = await volunteers.registerVolunteer(input, { id: _id });
    return { message: volunteerCopy.registered, data: presentManagedVolunteer(volunteer) };
  },
  currentVersion,
);

export const updateVolunteer = adminAction(
  "volunteers:write",
  volunteerInput.extend(byId.shape),
  async ({ _id, ...input }) => {
    const volunteer = await volunteers.updateVolunteer(_id, input);
    return { message: volunteerCopy.updated, data: presentManagedVolunteer(volunteer) };
  },
  currentVersion,
);

export const deleteVolunteers = deleteAction("volunteers:write", volunteers.deleteVolunteers, volunteerCopy);

export const setVolunteersActive = activeAction("volunteers:write", volunteers.setVolunteersActive, volunteerCopy);
