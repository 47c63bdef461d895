import { z } from "zod";
import { currentDay } from "../dates";
import { amountRule, decimal, quantityRule } from "../decimal-input";
import {
  active,
  always,
  day,
  donorPublic,
  isNamedIfPublic,
  NO_PUBLIC_NAME,
  optionalId,
  requiredText,
  seen,
} from "../inputs";
import { legible } from "../visitors-text";
import { donationKinds } from "./kinds";

/** Until today, by the calendar of the project. */
export const donationDay = day().refine((day) => day <= currentDay(), "A data ainda não chegou");

/** May be empty. `what` is plural: 'Os itens'. */
const optionalText = (max: number, what: string) =>
  z
    .string()
    .overwrite(legible)
    .trim()
    .max(max, `${what} devem ter no máximo ${max} caracteres`)
    .nullish()
    .transform((text) => (text === "" ? null : text));

export const donationAcao = requiredText("Informe a ação em que a doação ajudou", 160, "A ação");

const fields = z.object({
  kind: z.enum(donationKinds, { error: "Escolha Dinheiro ou Itens" }),
  /** BRL; of items an estimate. */
  amount: decimal(amountRule),
  quantity: decimal(quantityRule),
  items: optionalText(500, "Os itens").transform((items) => items ?? null),
  date: donationDay,
  /** Empty when unknown. */
  donor: z
    .string({ error: "Informe o nome de quem doou, ou deixe vazio" })
    .overwrite(legible)
    .trim()
    .max(120, "O nome deve ter no máximo 120 caracteres"),
  donorPublic: donorPublic.optional(),
  acao: donationAcao,
  notes: optionalText(1000, "As observações"),
  campaignId: optionalId.describe("O _id da campanha em que a doação conta"),
  active,
  seen,
});

/** Conditions between fields. */
const donationOf = (given: typeof fields) =>
  given
    .refine(({ kind, amount }) => kind !== "MONEY" || amount !== null, {
      ...always,
      path: ["amount"],
      error: "Informe o valor",
    })
    .refine(({ kind, items }) => kind !== "IN_KIND" || items !== null, {
      ...always,
      path: ["items"],
      error: "Informe o que foi doado",
    })
    .refine(isNamedIfPublic, { ...always, path: ["donor"], error: NO_PUBLIC_NAME })
    .transform(({ kind, ...given }) => ({ ...given, kind, ...(kind === "MONEY" && { quantity: null, items: null }) }));

/**
 * The input that creates or replaces a donation. `donorPublic`, `notes`, `campaignId` and `active` may be absent: a new donation then has its
 * donor's name kept private, no notes, no campaign and is active, an existing one keeps its values. Money has no items.
 */
export const donationInput = donationOf(fields);

/** The same as programs send it to the API, where the point of '1.375' is a decimal one: what it answered it takes back. */
export const donationBody = donationOf(
  fields.extend({
    amount: decimal({ ...amountRule, machine: true }),
    quantity: decimal({ ...quantityRule, machine: true }),
  }),
);

export type DonationInput = z.output<typeof donationInput>;
export type DonationValues = z.input<typeof donationInput>;
