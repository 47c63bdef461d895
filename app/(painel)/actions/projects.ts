"use server";

import { byId, newItem } from "@/lib/inputs";
import { projectCopy } from "@/lib/projects/copy";
import { presentManagedProject } from "@/lib/projects/present";
import { projectInput } from "@/lib/projects/schema";
import * as projects from "@/lib/projects/service";
import { adminAction } from "@/lib/web/action";
import { activeAction, deleteAction } from "@/lib/web/list-actions";

const currentVersion = async ({ _id = "" }) => presentManagedProject(await projects.getProject(_id));

export const createProject = adminAction(
  "content:write",
  projectInput.extend(newItem.shape),
  async ({ _id, ...input }) => {
    const project = await projects.createProject(input, { id: _id });
    return { message: projectCopy.created, data: presentManagedProject(project) };
  },
  currentVersion,
);

export const updateProject = adminAction(
  "content:write",
  projectInput.extend(byId.shape),
  async ({ _id, ...input }) => {
    const project = await projects.updateProject(_id, input);
    return { message: projectCopy.updated, data: presentManagedProject(project) };
  },
  currentVersion,
);

export const deleteProjects = deleteAction("content:write", projects.deleteProjects, projectCopy);

export const setProjectsActive = activeAction("content:write", projects.setProjectsActive, projectCopy);
