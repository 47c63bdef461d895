"use server";

import { volunteerCopy } from "@/lib/volunteers/copy";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { volunteerInput } from "@/lib/volunteers/schema";
import * as volunteers from "@/lib/volunteers/service";
import { activeAction, createAction, deleteAction, updateAction } from "@/lib/web/item-actions";

const form = {
  permission: "volunteers:write",
  input: volunteerInput,
  present: presentManagedVolunteer,
  copy: volunteerCopy,
} as const;

export const registerVolunteer = createAction(form, volunteers.registerVolunteer);

export const updateVolunteer = updateAction(form, volunteers.updateVolunteer, volunteers.getVolunteer);

export const deleteVolunteers = deleteAction("volunteers:write", volunteers.deleteVolunteers, volunteerCopy);

export const setVolunteersActive = activeAction("volunteers:write", volunteers.setVolunteersActive, volunteerCopy);
