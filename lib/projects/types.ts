import type { Picture } from "../images/picture";

/** A project as visitors see it. */
export type ProjectCardData = {
  _id: string;
  titulo: string;
  description: string;
  slug: string;
  /** The category's label. */
  categoria: string;
  /** The project's page on Instagram. */
  url: string;
  image: string;
  picture: Picture;
};

/** The same for administrators. */
export type ManagedProject = ProjectCardData & { active: boolean; createdAt: string; updatedAt: string };
