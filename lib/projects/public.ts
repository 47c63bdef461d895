import { presentEach } from "../items/present-each";
import "server-only";
import { cachedUntilChanged } from "../cached-read";
import type { ProjectCategory } from "./categories";
import { projectEntity } from "./entity";
import { presentProject } from "./present";
import { countActiveProjects, listActiveProjects } from "./service";

/** Projects a page of the gallery. */
const PROJECTS_PER_PAGE = 12;

/** A page of the gallery, newest first, and how many projects each category has. */
export async function readProjects(categoria: ProjectCategory | undefined, page: number, limit = PROJECTS_PER_PAGE) {
  "use cache";
  cachedUntilChanged(projectEntity.tag);
  const [list, counts] = await Promise.all([listActiveProjects({ categoria, page, limit }), countActiveProjects()]);
  return { ...list, items: presentEach(list.items, presentProject), counts };
}
