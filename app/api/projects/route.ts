import { categoryFilter } from "@/lib/categories/schema";
import { presentEach } from "@/lib/items/present-each";
import { apiListQuery } from "@/lib/lists/listing-query";
import {
  exampleManagedProject,
  exampleProject,
  exampleProjectInput,
  managedProjectAnswer,
  projectsAnswer,
} from "@/lib/projects/api";
import { presentManagedProject, presentProject } from "@/lib/projects/present";
import { projectInput } from "@/lib/projects/schema";
import { createProject, listProjects } from "@/lib/projects/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Os projetos ativos, do mais novo ao mais antigo",
    access: "public",
    query: apiListQuery.extend(categoryFilter("projetos")),
    answer: projectsAnswer,
    example: { query: { slug: "cafes" }, answer: { projects: [exampleProject], page: 1, pages: 1 } },
  },
  async ({ query: { keyword, slug, page, limit }, withListHeaders }) => {
    const list = await listProjects({ q: keyword, status: "ativos", categoria: slug, page, limit });
    return { projects: presentEach(withListHeaders(list), presentProject), page: list.page, pages: list.pages };
  },
);

export const POST = route(
  {
    summary: "Cria um projeto",
    access: "content:write",
    body: projectInput,
    content: "json+image",
    status: 201,
    idempotent: true,
    answer: managedProjectAnswer,
    example: { body: exampleProjectInput, answer: exampleManagedProject },
  },
  async ({ body, newId }) => presentManagedProject(await createProject(body, { id: newId })),
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
