import { DONATIONS_PER_PAGE } from "@/lib/donations/model";
import { presentDonations } from "@/lib/donations/present";
import { listDonations } from "@/lib/donations/service";
import { apiListQuery } from "@/lib/listing-query";
import { setListHeaders } from "@/lib/web/list-headers";
import { route } from "@/lib/web/route";

const query = apiListQuery.extend({ limit: apiListQuery.shape.limit.unwrap().default(DONATIONS_PER_PAGE) });

/** What the transparency table shows: active donations, donors' names only with permission. */
export const GET = route({ access: "public", query }, async ({ request, query, setHeader }) => {
  const { page, limit, keyword } = query;
  const list = await listDonations({ q: keyword, page, limit });
  setListHeaders(request, list, setHeader);
  return presentDonations(list);
});
