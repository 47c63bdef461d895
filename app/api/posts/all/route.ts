import { apiListQuery } from "@/lib/listing-query";
import { presentPost } from "@/lib/posts/present";
import { listPosts } from "@/lib/posts/service";
import { setListHeaders } from "@/lib/web/list-headers";
import { route } from "@/lib/web/route";

export const GET = route({ access: "admin", query: apiListQuery }, async ({ request, query, setHeader }) => {
  const { page, limit, keyword } = query;
  const list = await listPosts({ q: keyword, status: "todos", categoria: "", page, limit });
  setListHeaders(request, list, setHeader);
  return list.items.map(presentPost);
});
