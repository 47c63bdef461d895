import { z } from "zod";
import { DEFAULT_CATEGORIES } from "@/lib/categories/kinds";
import type { Categories } from "@/lib/categories/labels";
import { getCategories } from "@/lib/categories/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

const list = z.array(
  z.object({
    slug: z.string().describe("A chave: fica a mesma quando o nome muda"),
    label: z.string().describe("O nome"),
  }),
);

export const GET = route(
  {
    summary: "As categorias de artigos e de projetos, na ordem dos filtros",
    access: "public",
    answer: z.object({ posts: list, projects: list }),
    example: { answer: { posts: listed(DEFAULT_CATEGORIES.post), projects: listed(DEFAULT_CATEGORIES.project) } },
  },
  async () => ({
    posts: listed(await getCategories("post")),
    projects: listed(await getCategories("project")),
  }),
);

function listed(categories: Categories) {
  return Object.entries(categories).map(([slug, label]) => ({ slug, label }));
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
