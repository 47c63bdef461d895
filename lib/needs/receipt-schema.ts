import { z } from "zod";
import { decimal, flag, limitedText, newItem } from "../inputs";
import { quantity } from "./schema";

/** What arrived of a need; the rest of the donation follows from it. */
export const receiptInput = newItem
  .extend({
    needId: z.string().max(64),
    promiseId: z.string().max(64).optional(),
    quantity: quantity(),
    /** The need's, as the form showed it. */
    unit: z.string().max(64).optional(),
    /** What was still to come of the promise, as the form showed it. */
    outstanding: z.string().max(64).optional(),
    donor: limitedText(120, "O nome").default(""),
    donorPublic: flag("Escolha se o nome pode ser publicado").default(false),
    /** BRL, an estimate. */
    amount: decimal({
      wrong: "Informe o valor em reais, como 1.234,50",
      tooFine: "O valor deve ter no máximo duas casas depois da vírgula",
    }),
  })
  .refine(({ donorPublic, donor }) => !donorPublic || donor !== "", {
    path: ["donor"],
    error: "Para publicar o nome, informe quem doou",
  });

export type ReceiptInput = z.output<typeof receiptInput>;
export type ReceiptValues = z.input<typeof receiptInput>;
