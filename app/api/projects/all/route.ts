import { z } from "zod";
import { categoryFilter } from "@/lib/categories/schema";
import { presentEach } from "@/lib/items/present-each";
import { apiManageQuery } from "@/lib/lists/listing-query";
import { exampleManagedProject, managedProjectAnswer } from "@/lib/projects/api";
import { presentManagedProject } from "@/lib/projects/present";
import { listProjects } from "@/lib/projects/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Todos os projetos, também os desabilitados",
    access: "content:read",
    query: apiManageQuery.extend(categoryFilter("projetos")),
    answer: z.array(managedProjectAnswer),
    example: { query: { ordem: "az" }, answer: [exampleManagedProject] },
  },
  async ({ query: { keyword, slug, ...query }, withListHeaders }) =>
    presentEach(withListHeaders(await listProjects({ ...query, q: keyword, categoria: slug })), presentManagedProject),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
