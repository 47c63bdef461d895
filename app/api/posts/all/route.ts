import { z } from "zod";
import { categoryFilter } from "@/lib/categories/schema";
import { presentEach } from "@/lib/items/present-each";
import { apiManageQuery } from "@/lib/lists/listing-query";
import { examplePost, postAnswer } from "@/lib/posts/api";
import { listPosts } from "@/lib/posts/list";
import { presentPost } from "@/lib/posts/present";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Todos os artigos, também os desabilitados e os agendados",
    access: "content:read",
    query: apiManageQuery.extend(categoryFilter("artigos")),
    answer: z.array(postAnswer),
    example: { query: { status: "desabilitados" }, answer: [{ ...examplePost, active: false }] },
  },
  async ({ query: { keyword, slug, ...query }, withListHeaders }) =>
    presentEach(withListHeaders(await listPosts({ ...query, q: keyword, categoria: slug })), presentPost),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
