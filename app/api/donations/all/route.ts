import { exampleManagedDonation, managedDonationsAnswer } from "@/lib/donations/api";
import { listManagedDonations } from "@/lib/donations/list";
import { presentManagedDonation } from "@/lib/donations/present";
import { presentEach } from "@/lib/items/present-each";
import { apiListQuery } from "@/lib/lists/listing-query";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Todas as doações, com o nome de quem doou",
    access: "donations:read",
    query: apiListQuery,
    answer: managedDonationsAnswer,
    example: {
      query: { keyword: "cestas" },
      answer: {
        donations: [exampleManagedDonation],
        total: 1,
        page: 1,
        pages: 1,
        totals: { amount: "150.00", money: 1, inKind: 0 },
      },
    },
  },
  async ({ query: { keyword, page, limit }, withListHeaders }) => {
    const list = await listManagedDonations({ q: keyword, status: "todos", page, limit });
    const { items: _, ...counted } = list;
    return { donations: presentEach(withListHeaders(list), presentManagedDonation), ...counted };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
