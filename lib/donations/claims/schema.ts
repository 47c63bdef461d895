import { z } from "zod";
import { amountRule, decimal } from "../../decimal-input";
import {
  always,
  byId,
  CONTACT,
  donorPublic,
  isEmail,
  isNamedIfPublic,
  isTelephone,
  limitedText,
  MISSING_DAY,
  optionalId,
} from "../../inputs";
import { manageQuery } from "../../lists/listing-query";
import { parseAmount } from "../../pix/amount";
import { pixCopy } from "../../pix/copy";
import { inOneLine } from "../../visitors-text";
import { dayOfCell } from "../import/parse-cell";
import { donationAcao, donationDay } from "../schema";
import { claimBoxes } from "./states";

/** As people write it, in the limits of a Pix by this site; exact, with two places. */
const amount = z
  .union([z.string(), z.number()], { error: pixCopy.invalid })
  .transform((given, context) => {
    const typed = typeof given === "number" ? String(given).replace(".", ",") : given;
    const { cents, problem } = parseAmount(typed);
    if (cents !== undefined) return (cents / 100).toFixed(2);
    context.addIssue(problem);
    return z.NEVER;
  })
  .describe(
    "Em reais. Um texto é lido como as pessoas o escrevem: “35.000” são trinta e cinco mil, e o número 35.5 são 35,50",
  );

/** The input of the form 'Avise que doou'. */
export const claimInput = z
  .object({
    amount,
    /** Also as people write it: not every browser has a field for days. */
    date: z.string({ error: MISSING_DAY }).transform(dayOfCell).pipe(donationDay),
    /** Empty when the donor gives no name. */
    donor: limitedText(120, "O nome", inOneLine).default(""),
    donorPublic: donorPublic.default(false),
    contact: limitedText(160, "O contato", inOneLine)
      .refine((typed) => !typed || isTelephone(typed) || isEmail(typed), CONTACT)
      .default(""),
    /** A field that people do not see and robots fill in. */
    website: z.string().default(""),
  })
  .refine(isNamedIfPublic, { ...always, path: ["donor"], error: "Para publicar o nome, escreva o nome" });

export type ClaimInput = z.output<typeof claimInput>;

/** What the treasurer found in the bank's statement. */
export const confirmInput = byId.extend({
  amount: decimal(amountRule),
  date: donationDay,
  acao: donationAcao,
  campaignId: optionalId,
});

/** A settled claim that is to wait again, as the list showed it. */
export const reopenInput = byId.extend({
  state: z.enum(["CONFIRMED", "DISCARDED", "EXPIRED"]),
  donationId: z.string().max(64).nullable(),
});

export type ReopenInput = z.output<typeof reopenInput>;
export type ConfirmInput = z.output<typeof confirmInput>;

/** The query of the list; invalid values count as absent. */
export const claimQuery = manageQuery.pick({ pagina: true }).extend({ mostrar: z.enum(claimBoxes).catch("esperando") });

export type ClaimQuery = z.output<typeof claimQuery>;
