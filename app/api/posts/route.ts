import { z } from "zod";
import { categoryFilter } from "@/lib/categories/schema";
import { presentEach } from "@/lib/items/present-each";
import { apiListQuery } from "@/lib/lists/listing-query";
import { examplePost, examplePostInput, postAnswer } from "@/lib/posts/api";
import { listPosts } from "@/lib/posts/list";
import { presentPost } from "@/lib/posts/present";
import { postInput } from "@/lib/posts/schema";
import { createPost } from "@/lib/posts/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

const query = apiListQuery.extend({
  ...categoryFilter("artigos"),
  exceto: z.string().max(64).optional().describe("Deixa de fora o artigo com este _id"),
});

export const GET = route(
  {
    summary: "Artigos publicados, do mais novo ao mais antigo",
    description: "Com keyword, os que mais combinam com a busca vêm primeiro.",
    access: "public",
    query,
    answer: z.array(postAnswer),
    example: { query: { keyword: "cestas", limit: 10 }, answer: [examplePost] },
  },
  async ({ query: { keyword, slug, exceto, page, limit }, withListHeaders }) =>
    presentEach(
      withListHeaders(
        await listPosts({
          q: keyword,
          status: "ativos",
          published: true,
          categoria: slug,
          exclude: exceto,
          page,
          limit,
        }),
      ),
      presentPost,
    ),
);

export const POST = route(
  {
    summary: "Cria um artigo",
    description: "Com createdAt no futuro, ele aparece no site sozinho nesse dia.",
    access: "content:write",
    body: postInput,
    content: "json+image",
    status: 201,
    idempotent: true,
    answer: postAnswer,
    example: { body: examplePostInput, answer: examplePost },
  },
  async ({ body, newId }) => presentPost(await createPost(body, { id: newId })),
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
