import {
  donationsAnswer,
  exampleDonation,
  exampleDonationInput,
  exampleManagedDonation,
  managedDonationAnswer,
} from "@/lib/donations/api";
import { DONATIONS_PER_PAGE } from "@/lib/donations/limits";
import { listDonations } from "@/lib/donations/list";
import { presentDonations, presentManagedDonation } from "@/lib/donations/present";
import { donationBody } from "@/lib/donations/schema";
import { createDonation } from "@/lib/donations/service";
import { apiListQuery } from "@/lib/lists/listing-query";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

const query = apiListQuery.extend({ limit: apiListQuery.shape.limit.unwrap().default(DONATIONS_PER_PAGE) });

export const GET = route(
  {
    summary: "As doações, como na tabela de transparência",
    description: "O nome de quem doou só aparece com autorização.",
    access: "public",
    query,
    answer: donationsAnswer,
    example: {
      query: { keyword: "cestas" },
      answer: {
        donations: [exampleDonation],
        total: 1,
        page: 1,
        pages: 1,
        totals: { amount: "150.00", money: 1, inKind: 0 },
        overall: { amount: "12480.00", money: 61, inKind: 24 },
      },
    },
  },
  async ({ query: { keyword, page, limit }, withListHeaders }) => {
    const list = await listDonations({ q: keyword, page, limit });
    return presentDonations({ ...list, items: withListHeaders(list) });
  },
);

export const POST = route(
  {
    summary: "Registra uma doação",
    description:
      "Em dinheiro (amount, com no máximo duas casas) ou em itens (items, quantity com no máximo três). Sem donorPublic o nome de quem doou não é publicado.",
    access: "donations:write",
    body: donationBody,
    status: 201,
    idempotent: true,
    answer: managedDonationAnswer,
    example: { body: exampleDonationInput, answer: exampleManagedDonation },
  },
  async ({ body, newId }) => presentManagedDonation(await createDonation(body, { id: newId })),
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
