import { z } from "zod";
import { readWaiting } from "@/lib/dashboard/service";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

const count = z.int().nonnegative();

export const GET = route(
  {
    summary: "Quanto espera por alguém no painel",
    description:
      "Os números no menu do painel: as mensagens por ler, as avaliações da última semana (com `avaliacoesDesde`, só as que vieram depois) e as que esperam publicação, e os avisos de doação por conferir; 0 do que o papel não vê.",
    access: "any:read",
    query: z.object({ avaliacoesDesde: z.iso.datetime().optional() }),
    answer: z.object({ messages: count, reviews: count, claims: count }),
    example: { query: { avaliacoesDesde: "2026-07-03T13:32:00.000Z" }, answer: { messages: 2, reviews: 1, claims: 3 } },
  },
  ({ query, administrator }) => readWaiting(administrator.role, query.avaliacoesDesde),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
