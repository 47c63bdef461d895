import { z } from "zod";
import { amountRule, decimal } from "../decimal-input";
import { always, donorPublic, isNamedIfPublic, limitedText, NO_PUBLIC_NAME, newItem } from "../inputs";
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
    donorPublic: donorPublic.default(false),
    /** BRL, an estimate. */
    amount: decimal(amountRule),
  })
  .refine(isNamedIfPublic, { ...always, path: ["donor"], error: NO_PUBLIC_NAME });

export type ReceiptInput = z.output<typeof receiptInput>;
export type ReceiptValues = z.input<typeof receiptInput>;
