import { claimCopy } from "@/lib/donations/claims/copy";
import { claimInput } from "@/lib/donations/claims/schema";
import { receiveClaim } from "@/lib/donations/claims/service";
import { doneAnswer } from "@/lib/web/api/api-answers";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";
import { clientAddress } from "@/lib/web/session";

export const POST = route(
  {
    summary: "Avisa que doou por Pix",
    description:
      "Um aviso não é uma doação e não entra em nenhum número: a tesouraria confere o extrato do banco e só então a registra. Nome e contato são opcionais.",
    access: "public",
    body: claimInput,
    status: 201,
    failures: [429],
    answer: doneAnswer,
    example: {
      body: { amount: "35,50", date: "2026-11-10", donor: "Maria", donorPublic: true, contact: "maria@exemplo.com.br" },
      answer: { message: claimCopy.received },
    },
  },
  async ({ body }) => {
    await receiveClaim(body, await clientAddress());
    return { message: claimCopy.received };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
