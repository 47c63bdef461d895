import { z } from "zod";
import { addDays, startOfDay } from "../dates";
import { altInput, imageInput, photosInput } from "../images/schema";
import { active, byIds, day, flag, limitedText, optionalId, requiredText, seen } from "../inputs";
import { programme, programmeText } from "./event-texts";
import { whenInForm, whenInParts } from "./when-schema";

const queryDay = (name: string) =>
  z.iso
    .date(`${name} deve ser uma data como 2023-10-12`)
    .refine((text) => Number(text.slice(0, 4)) > 0, `${name} deve ser uma data como 2023-10-12`)
    .optional();

/** `?de` and `?ate` of the REST lists: the first and the last day. */
export const eventDays = {
  de: queryDay("de").describe("O primeiro dia, como 2026-10-01"),
  ate: queryDay("ate").describe("O último dia"),
};

type EventDays = { de?: string; ate?: string };

/** The query with these days in the right order. */
export const inOrder = <Query extends z.ZodType<EventDays>>(query: Query) =>
  query.refine(({ de, ate }) => !de || !ate || de <= ate, { path: ["ate"], error: "ate não pode vir antes de de" });

/** Programs say it for 'without an end', and PostgreSQL cannot read the day after it. */
const LAST_DAY = "9999-12-31";

/** When events of these days begin. */
export const fromDayToDay = ({ de, ate }: EventDays) => ({
  ...(de && { from: startOfDay(de) }),
  ...(ate && ate < LAST_DAY && { until: startOfDay(addDays(ate, 1)) }),
});

/** Why an event was cancelled. */
const motivo = limitedText(120, "O motivo").describe(
  "Por que foi cancelado, como todos leem; só vale num evento cancelado",
);

/** Events of the dashboard's list to cancel, with the reason, or to reinstate. `wasCancelled`: the reason comes after the cancellation. */
export const cancellation = byIds.extend({
  cancelled: z.boolean(),
  motivo: motivo.optional(),
  wasCancelled: z.boolean().optional(),
});

export type Cancellation = z.output<typeof cancellation>;

/** The fields that the API and the form have in common: all but when the event is (when-schema.ts). */
const details = z.object({
  acoes: requiredText("Informe a ação", 160, "A ação"),
  local: requiredText("Informe o local", 200, "O local"),
  eventos: requiredText("Informe a programação", 1000, "A programação")
    .transform(programmeText)
    .refine((text) => programme(text).length > 0, "Informe a programação"),
  campaignId: optionalId.describe("O _id da campanha a que o evento pertence"),
  image: imageInput.optional(),
  imageAlt: altInput.optional(),
  fotos: photosInput.optional(),
  active,
  cancelled: flag("Informe se o evento foi cancelado").optional(),
  motivo: motivo.optional(),
  seen,
});

/**
 * The input that creates or replaces an event over the API. `image`, `imageAlt`, `fotos`, `active` and `cancelled` may be absent: a new
 * event then has no picture and is active, an existing one keeps its values.
 */
export const eventInput = whenInParts.and(details);

/** The same from the dashboard's form, with the same output. */
export const eventForm = whenInForm.and(details);

export type EventInput = z.output<typeof eventInput>;
export type EventValues = z.input<typeof eventForm>;

/** Query parameters of the dashboard besides the list's filters; invalid values count as absent. */
export const monthInAddress = z.object({
  mes: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
});
export const dayInAddress = z.object({ dia: day().optional().catch(undefined) });
export const eventInAddress = z.object({
  evento: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});
