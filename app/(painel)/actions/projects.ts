"use server";

import { projectCopy } from "@/lib/projects/copy";
import { presentManagedProject } from "@/lib/projects/present";
import { projectInput } from "@/lib/projects/schema";
import * as projects from "@/lib/projects/service";
import { activeAction, createAction, deleteAction, updateAction } from "@/lib/web/item-actions";

const form = {
  permission: "content:write",
  input: projectInput,
  present: presentManagedProject,
  copy: projectCopy,
} as const;

export const createProject = createAction(form, projects.createProject);

export const updateProject = updateAction(form, projects.updateProject, projects.getProject);

export const deleteProjects = deleteAction("content:write", projects.deleteProjects, projectCopy);

export const setProjectsActive = activeAction("content:write", projects.setProjectsActive, projectCopy);
