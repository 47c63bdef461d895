import { z } from "zod";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

/** In production lib/server/front/health.ts answers this path, so that it works while Next does not. */
export const GET = route(
  {
    summary: "Se o processo vive",
    description:
      "200 enquanto o processo do servidor responde, mesmo que o banco de dados ou quem monta as páginas não responda: só sem esta resposta vale a pena reiniciá-lo.",
    access: "public",
    fresh: true,
    answer: z.object({ status: z.literal("alive") }),
    example: { answer: { status: "alive" } },
  },
  async () => ({ status: "alive" as const }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
