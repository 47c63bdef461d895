import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import type { ProjectRow } from "./service";
import type { ManagedProject, ProjectCardData } from "./types";

export function presentProject(project: ProjectRow): ProjectCardData {
  const { id, titulo, description, slug, categoria, url, image } = project;
  return {
    _id: id,
    titulo,
    description,
    slug,
    categoria,
    url,
    image: imageAddress(image),
    picture: presentPicture(image),
  };
}

/** A project for administrators: lists and forms of the dashboard. */
export function presentManagedProject(project: ProjectRow): ManagedProject {
  const { active, createdAt, updatedAt } = project;
  return {
    ...presentProject(project),
    active,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
