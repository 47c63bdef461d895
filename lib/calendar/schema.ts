import { z } from "zod";
import { addDays, momentOf, startOfDay } from "../dates";
import { altInput, imageInput, photosInput } from "../images/schema";
import { byIds, flag, optionalId, requiredText, seen } from "../inputs";
import { fold } from "../text";
import { isEventDay, MONTHS, WEEKDAYS, weekdayName, YEARS } from "./days";
import { endOf, HOUR_MS, programme, programmeText } from "./event-texts";

const day = (name: string) =>
  z.iso
    .date(`${name} deve ser uma data como 2023-10-12`)
    .refine((text) => Number(text.slice(0, 4)) > 0, `${name} deve ser uma data como 2023-10-12`)
    .optional();

/** `?de` and `?ate` of the REST lists: the first and the last day. */
export const eventDays = {
  de: day("de").describe("O primeiro dia, como 2026-10-01"),
  ate: day("ate").describe("O último dia"),
};

type EventDays = { de?: string; ate?: string };

/** The query with these days in the right order. */
export const inOrder = <Query extends z.ZodType<EventDays>>(query: Query) =>
  query.refine(({ de, ate }) => !de || !ate || de <= ate, { path: ["ate"], error: "ate não pode vir antes de de" });

/** When events of these days begin. */
export const fromDayToDay = ({ de, ate }: EventDays) => ({
  ...(de && { from: startOfDay(de) }),
  ...(ate && { until: startOfDay(addDays(ate, 1)) }),
});

/** Why an event was cancelled. */
const motivo = z
  .string()
  .trim()
  .max(120, "O motivo deve ter no máximo 120 caracteres")
  .describe("Por que foi cancelado, como todos leem; só vale num evento cancelado");

/** Events of the dashboard's list to cancel, with the reason, or to reinstate. */
export const cancellation = byIds.extend({ cancelled: z.boolean(), motivo: motivo.optional() });

/** The fields that the API and the form have in common: all but those of the day. */
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
  active: flag("Escolha Ativo ou Desabilitado").optional(),
  cancelled: flag("Informe se o evento foi cancelado").optional(),
  motivo: motivo.optional(),
  seen,
});

const WRONG_YEAR = `O ano vai de ${YEARS.min} a ${YEARS.max}`;

/** 'YYYY-MM-DD'. */
const eventDay = z.iso.date("Confira a data: esse dia não existe").refine(isEventDay, WRONG_YEAR);

const WRONG_HOUR = "Informe o horário como 08:30";

/** 'HH:MM' from usual spellings: '8:30', '8h30', '8h'. */
function timeOfDay(text: string, context: z.RefinementCtx) {
  const [, hour = "", minute = "00"] = /^(\d{1,2})\s*(?:h|[:h]\s*(\d{2}))$/i.exec(text) ?? [];
  if (hour !== "" && Number(hour) < 24 && Number(minute) < 60) return `${hour.padStart(2, "0")}:${minute}`;
  context.addIssue(WRONG_HOUR);
  return z.NEVER;
}

const hora = z.string({ error: "Informe o horário" }).trim().min(1, "Informe o horário").transform(timeOfDay);

/** Null for none, when it is empty; absent it stays as it is. */
const termino = z
  .string({ error: WRONG_HOUR })
  .trim()
  .transform((text, context) => (text === "" ? null : timeOfDay(text, context)))
  .optional()
  .describe("Quando termina, como 12:00; vazio quando não tem hora. Antes da hora do início, é no dia seguinte");

/** A longer event is a typing error. */
const MAX_HOURS = 18;

type Times = { startsAt: Date; termino?: string | null };

/** The times of an event that begins on that day, 'YYYY-MM-DD'. */
function times(day: string, hora: string, termino: string | null | undefined, context: z.RefinementCtx): Times {
  const startsAt = momentOf(`${day}T${hora}`);
  const end = termino ? endOf({ startsAt, termino }) : undefined;
  if (end && end.getTime() - startsAt.getTime() > MAX_HOURS * HOUR_MS)
    context.addIssue({ code: "custom", path: ["termino"], message: "Confira o término: ele vem antes do início" });
  return { startsAt, termino };
}

/** A whole number in JSON or in a form's text. */
const whole = (missing: string, wrong: string, min: number, max: number) =>
  z
    .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], {
      error: ({ input }) => (input === undefined || input === null || input === "" ? missing : wrong),
    })
    .refine((number) => Number.isInteger(number) && number >= min && number <= max, wrong);

/** 1 to 12, of the month's name or number. */
const mes = z.union([z.string(), z.number()], { error: "Informe o mês" }).transform((value, context) => {
  const text = fold(String(value)).trim();
  const named = MONTHS.findIndex((name) => fold(name) === text) + 1;
  const month = named || (/^\d{1,2}$/.test(text) ? Number(text) : 0);
  if (month >= 1 && month <= 12) return month;
  context.addIssue(text === "" ? "Informe o mês" : "Escolha um mês, de Janeiro a Dezembro");
  return z.NEVER;
});

/** 0 (Sunday) to 6, of the weekday's name; empty counts as absent. */
const semana = z.string({ error: "Escolha o dia da semana, de Segunda a Domingo" }).transform((value, context) => {
  const text = fold(value)
    .trim()
    .replace(/-feira$/, "");
  if (text === "") return undefined;
  const weekday = WEEKDAYS.findIndex((name) => fold(name) === text);
  if (weekday >= 0) return weekday;
  context.addIssue("Escolha o dia da semana, de Segunda a Domingo");
  return z.NEVER;
});

/** The API's way to say when: day, month and year one by one, and a weekday that must agree with them. */
const whenInParts = z
  .object({
    dia: whole("Informe o dia", "O dia vai de 1 a 31", 1, 31),
    mes,
    ano: whole("Informe o ano", WRONG_YEAR, YEARS.min, YEARS.max),
    semana: semana.optional(),
    hora,
    termino,
  })
  .transform(({ dia, mes, ano, semana, hora, termino }, context) => {
    const name = MONTHS[mes - 1];
    const date = new Date(Date.UTC(ano, mes - 1, dia));
    const issue = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (date.getUTCDate() !== dia) issue("dia", `${name} de ${ano} não tem dia ${dia}`);
    else if (semana !== undefined && semana !== date.getUTCDay()) {
      const right = date.getUTCDay();
      const article = right === 0 || right === 6 ? "um" : "uma";
      issue("semana", `O dia ${dia} de ${name} de ${ano} é ${article} ${weekdayName(WEEKDAYS[right] ?? "")}`);
    }
    return times(date.toISOString().slice(0, 10), hora, termino, context);
  });

/** The dashboard's way: one date field, from which the weekday follows. */
const whenInForm = z
  .object({
    data: z.string({ error: "Informe a data" }).min(1, "Informe a data").pipe(eventDay),
    hora,
    termino,
  })
  .transform(({ data, hora, termino }, context) => times(data, hora, termino, context));

/**
 * The input that creates or replaces an event over the API. `image`, `imageAlt`, `fotos`, `active` and `cancelled` may be absent: a new
 * event then has no picture and is active, an existing one keeps its values.
 */
export const eventInput = whenInParts.and(details);

/** The same from the dashboard's form, with the same output. */
export const eventForm = whenInForm.and(details);

export type EventInput = z.output<typeof eventInput>;
export type EventDraft = z.input<typeof eventForm>;

/** Query parameters of the dashboard besides the list's filters; invalid values count as absent. */
export const monthInAddress = z.object({
  mes: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
});
export const dayInAddress = z.object({ dia: eventDay.optional().catch(undefined) });
export const eventInAddress = z.object({
  evento: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});
