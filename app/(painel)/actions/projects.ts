"use server";

import { projectCopy } from "@/lib/projects/copy";
import { presentManagedProject } from "@/lib/projects/present";
import { projectInput } from "@/lib/projects/schema";
import * as projects from "@/lib/projects/service";
import { activeAction, deleteAction, formActions } from "@/lib/web/item-actions";

export const { create: createProject, update: updateProject } = formActions("content:write", {
  input: projectInput,
  read: projects.getProject,
  create: projects.createProject,
  update: projects.updateProject,
  present: presentManagedProject,
  copy: projectCopy,
});

export const deleteProjects = deleteAction("content:write", projects.deleteProjects, projectCopy);

export const setProjectsActive = activeAction("content:write", projects.setProjectsActive, projectCopy);
