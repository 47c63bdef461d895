import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { onlyFields } from "../only-fields";
import { managedProjectAnswer, projectAnswer } from "./api";
import type { ProjectRow } from "./service";

export const presentProject = ({ id, image, ...project }: ProjectRow) =>
  onlyFields(projectAnswer, {
    ...project,
    _id: id,
    image: imageAddress(image),
    picture: presentPicture(image),
  });

/** A project for administrators: lists and forms of the dashboard. */
export const presentManagedProject = (project: ProjectRow) =>
  onlyFields(managedProjectAnswer, {
    ...project,
    ...presentProject(project),
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  });
