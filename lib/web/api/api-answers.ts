import { z } from "zod";

// Answers that every part of the API gives.

export const doneAnswer = z.object({ message: z.string() }).meta({ id: "Mensagem" });

export const errorAnswer = z
  .object({
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional().describe("O nome de cada campo errado e o que há com ele"),
  })
  .meta({ id: "Erro" });
