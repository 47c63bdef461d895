import { z } from "zod";
import { decimal } from "../decimal-input";
import { altInput, imageInput } from "../images/schema";
import { active, always, asItIs, day, limitedText, requiredText, seen } from "../inputs";
import { whyUnreadable } from "../markdown/limits";
import { goalKinds } from "./goals";

const refuseUnreadable = (text: string, context: z.RefinementCtx) => {
  const why = whyUnreadable(text);
  if (why) context.addIssue(why);
};

const goal = { what: "A meta", wrong: "Informe a meta como um número, como 5.000 ou 40" };

const fields = z.object({
  titulo: requiredText("Informe o título", 160, "O título"),
  description: requiredText("Conte a história da campanha", 60_000, "O texto", asItIs).superRefine(refuseUnreadable),
  goalKind: z.enum(goalKinds, { error: "Escolha o que a meta conta" }).describe("O que a meta conta"),
  goal: decimal(goal).describe("A meta: reais, itens ou pessoas"),
  unit: limitedText(40, "O nome dos itens")
    .default("")
    .describe(
      "O que se conta de uma meta em itens, como “cestas” ou “kg de arroz”; numa delas é obrigatório, também ao alterar",
    ),
  startsOn: day("Informe o primeiro dia, como 01/11/2026"),
  endsOn: day("Informe o último dia, como 30/11/2026"),
  result: z
    .string()
    .trim()
    .max(20_000, "O resultado deve ter no máximo 20.000 caracteres")
    .superRefine(refuseUnreadable)
    .describe("O que foi feito e o agradecimento, em Markdown; com ele a campanha está encerrada")
    .optional(),
  image: imageInput.optional(),
  imageAlt: altInput.optional(),
  active,
  seen,
});

/** A condition that is checked `always` gets what was sent, of any type. */
const isText = (sent: unknown) => typeof sent === "string" && sent !== "";

/** Conditions between fields. */
const campaignOf = (given: typeof fields) =>
  given
    .refine(({ goal }) => goal !== null, { ...always, path: ["goal"], error: "Informe a meta" })
    .refine(({ goalKind, goal }) => goalKind !== "PEOPLE" || !goal || Number.isInteger(Number(goal)), {
      path: ["goal"],
      error: "Pessoas se contam em números inteiros",
    })
    .refine(({ goalKind, unit }) => goalKind !== "ITEMS" || unit !== "", {
      ...always,
      path: ["unit"],
      error: "Informe o que se conta, como “cestas”",
    })
    .refine(({ startsOn, endsOn }) => !isText(startsOn) || !isText(endsOn) || startsOn <= endsOn, {
      ...always,
      path: ["endsOn"],
      error: "O último dia não pode vir antes do primeiro",
    })
    .transform(({ goal, unit, ...given }) => ({
      ...given,
      goal: goal ?? "0", // refused above
      unit: given.goalKind === "ITEMS" ? unit : "",
    }));

/**
 * The input that creates or replaces a campaign. `result`, `image`, `imageAlt` and `active` may be absent: a new campaign then has
 * none, and is active, an existing one keeps its values.
 */
export const campaignInput = campaignOf(fields);

/** The same as programs send it to the API, where a point is always the decimal one. */
export const campaignBody = campaignOf(fields.extend({ goal: decimal({ ...goal, machine: true }) }));

export type CampaignInput = z.output<typeof campaignInput>;
export type CampaignValues = z.input<typeof campaignInput>;
