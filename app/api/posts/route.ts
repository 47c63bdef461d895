import { z } from "zod";
import { apiListQuery } from "@/lib/listing-query";
import { presentPost } from "@/lib/posts/present";
import { postInput } from "@/lib/posts/schema";
import { createPost, listPosts } from "@/lib/posts/service";
import { tags } from "@/lib/web/cache";
import { setListHeaders } from "@/lib/web/list-headers";
import { route } from "@/lib/web/route";

/** `exceto` leaves one post out: the article below which the list stands. */
const query = apiListQuery.extend({ exceto: z.string().max(64).optional(), slug: z.string().max(60).default("") });

export const GET = route({ access: "public", query }, async ({ request, query, setHeader }) => {
  const { page, limit, keyword, exceto, slug } = query;
  const list = await listPosts({
    q: keyword,
    status: "ativos",
    published: true,
    categoria: slug,
    exclude: exceto,
    page,
    limit,
  });
  setListHeaders(request, list, setHeader);
  return list.items.map(presentPost);
});

export const POST = route({ access: "admin", body: postInput, status: 201 }, async ({ body, changed }) => {
  const post = await createPost(body);
  changed(tags.posts);
  return presentPost(post);
});
