import "server-only";
import { cachedUntilChanged } from "../cached-read";
import { presentPage } from "../items/present-each";
import { projectEntity } from "./entity";
import { presentProject } from "./present";
import { countActiveProjects, listActiveProjects } from "./service";

/** Projects a page of the gallery. */
const PROJECTS_PER_PAGE = 12;

/** A page of the gallery, newest first. */
export async function readProjects(categoria: string | undefined, page: number) {
  "use cache";
  cachedUntilChanged(projectEntity.tag);
  const list = await listActiveProjects({ categoria, page, limit: PROJECTS_PER_PAGE });
  return presentPage(list, presentProject);
}

/** The categories, with how many projects each has. */
export async function readProjectCategories() {
  "use cache";
  cachedUntilChanged(projectEntity.tag);
  return countActiveProjects();
}
