import type { Picture } from "../images/picture";
import type { ProjectCategory } from "./categories";

/** A project as visitors see it. */
export type ProjectCardData = {
  _id: string;
  titulo: string;
  description: string;
  slug: string;
  /** The project's page on Instagram. */
  url: string;
  image: string;
  picture: Picture;
};

/** The same for administrators. */
export type ManagedProject = ProjectCardData & { active: boolean; createdAt: string; updatedAt: string };

/** Active projects of each category, and of all. */
export type ProjectCounts = Record<ProjectCategory, number> & { todos: number };
