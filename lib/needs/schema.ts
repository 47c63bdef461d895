import { z } from "zod";
import { decimal, quantityRule } from "../decimal-input";
import { active, day, limitedText, optionalId, requiredText, seen } from "../inputs";
import { needUrgencies } from "./urgency";

/** A quantity above zero. Programs' texts have a decimal point. */
export const quantity = (machine = false) =>
  decimal({ ...quantityRule, machine }).transform((exact, context) => {
    if (exact !== null) return exact;
    context.addIssue(quantityRule.wrong);
    return z.NEVER;
  });

const text = (max: number, what: string) => limitedText(max, what).optional();

/** Empty for no end. */
const lastDay = z
  .literal("")
  .or(day())
  .nullish()
  .transform((day) => (day === "" ? null : day));

/**
 * The input that creates or replaces a need. The texts, `projectId`, `eventId`, `campaignId`, `until` and `active` may be absent: a new need
 * then has none, and is active; an existing one keeps its values.
 */
export const needInput = z.object({
  item: requiredText("Informe o que falta", 80, "O item"),
  unit: requiredText("Informe a unidade, como kg ou pacotes", 30, "A unidade"),
  wanted: quantity(),
  urgency: z.enum(needUrgencies, { error: "Escolha a urgência" }),
  description: text(400, "O texto"),
  projectId: optionalId,
  eventId: optionalId,
  campaignId: optionalId,
  place: text(160, "O lugar"),
  hours: text(160, "O horário"),
  until: lastDay,
  active,
  seen,
});

/** The same as programs send it to the API. */
export const needBody = needInput.extend({ wanted: quantity(true) });

export type NeedInput = z.output<typeof needInput>;
export type NeedValues = z.input<typeof needInput>;
