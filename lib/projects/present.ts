import { imageAddress } from "../images/model";
import { presentPicture } from "../images/present";
import type { ProjectCardData } from "./model";
import type { ProjectRow } from "./service";

export function presentProject(project: ProjectRow): ProjectCardData {
  const { id, titulo, description, slug, url, image } = project;
  return { _id: id, titulo, description, slug, url, image: imageAddress(image), picture: presentPicture(image) };
}
