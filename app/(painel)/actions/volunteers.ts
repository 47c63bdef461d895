"use server";

import { volunteerCopy } from "@/lib/volunteers/copy";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { volunteerInput } from "@/lib/volunteers/schema";
import * as volunteers from "@/lib/volunteers/service";
import { activeAction, deleteAction, formActions } from "@/lib/web/item-actions";

export const { create: registerVolunteer, update: updateVolunteer } = formActions("volunteers:write", {
  input: volunteerInput,
  read: volunteers.getVolunteer,
  create: volunteers.registerVolunteer,
  update: volunteers.updateVolunteer,
  present: presentManagedVolunteer,
  copy: { created: volunteerCopy.registered, updated: volunteerCopy.updated },
});

export const deleteVolunteers = deleteAction("volunteers:write", volunteers.deleteVolunteers, volunteerCopy);

export const setVolunteersActive = activeAction("volunteers:write", volunteers.setVolunteersActive, volunteerCopy);
