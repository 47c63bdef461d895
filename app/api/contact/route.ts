import { z } from "zod";
import { captchaSiteKey } from "@/lib/captcha/hcaptcha";
import { messageCopy } from "@/lib/messages/copy";
import { messageInput } from "@/lib/messages/schema";
import { receiveMessage } from "@/lib/messages/service";
import { REPEATED_MINUTES } from "@/lib/visitors-repetition";
import { doneAnswer } from "@/lib/web/api/api-answers";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";
import { clientAddress } from "@/lib/web/session";

export const GET = route(
  {
    summary: "O que o formulário de contato precisa saber",
    description: "A chave pública do hCaptcha, ou null enquanto não está configurado.",
    access: "public",
    fresh: true,
    answer: z.object({ siteKey: z.string().nullable() }),
    example: { answer: { siteKey: null } },
  },
  () => ({ siteKey: captchaSiteKey() ?? null }),
);

export const POST = route(
  {
    summary: "Envia uma mensagem ao projeto",
    description: `É guardada antes da resposta. A mesma mensagem, enviada de novo em até ${REPEATED_MINUTES} minutos, conta uma vez.`,
    access: "public",
    body: messageInput,
    status: 201,
    failures: [429],
    answer: doneAnswer,
    example: {
      body: { name: "Maria", email: "maria@exemplo.com.br", subject: "Visita", message: "Posso visitar a horta?" },
      answer: { message: messageCopy.sent },
    },
  },
  async ({ body }) => {
    await receiveMessage(body, await clientAddress());
    return { message: messageCopy.sent };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
