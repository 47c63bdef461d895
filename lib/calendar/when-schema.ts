import { z } from "zod";
import { momentOf, WRONG_YEAR, YEARS } from "../dates";
import { day } from "../inputs";
import { fold } from "../text";
import { MONTHS, WEEKDAYS, weekdayName } from "./days";
import { endOf, HOUR_MS } from "./event-texts";

// When an event begins and ends, in the two ways of saying so: part by part in the API, as one date in the dashboard's form.

const WRONG_HOUR = "Informe o horário como 08:30";

/** 'HH:MM' from usual spellings: '8:30', '8h30', '8h'. */
function timeOfDay(text: string, context: z.RefinementCtx) {
  const [, hour = "", minute = "00"] = /^(\d{1,2})\s*(?:h|[:h]\s*(\d{2}))$/i.exec(text) ?? [];
  if (hour !== "" && Number(hour) < 24 && Number(minute) < 60) return `${hour.padStart(2, "0")}:${minute}`;
  context.addIssue(WRONG_HOUR);
  return z.NEVER;
}

const hora = z.string({ error: "Informe o horário" }).trim().min(1, "Informe o horário").transform(timeOfDay);

/** Empty: no end (null). Absent: unchanged. */
const termino = z
  .string({ error: WRONG_HOUR })
  .trim()
  .transform((text, context) => (text === "" ? null : timeOfDay(text, context)))
  .optional()
  .describe("Quando termina, como 12:00; vazio quando não tem hora. Antes da hora do início, é no dia seguinte");

/** A longer event is a typing error. */
export const MAX_HOURS = 18;

type Times = { startsAt: Date; termino?: string | null };

/** The times of an event that begins on that day, 'YYYY-MM-DD'. */
function times(day: string, hora: string, termino: string | null | undefined, context: z.RefinementCtx): Times {
  const startsAt = momentOf(`${day}T${hora}`);
  const end = termino ? endOf({ startsAt, termino }) : undefined;
  if (end && end.getTime() - startsAt.getTime() > MAX_HOURS * HOUR_MS)
    context.addIssue({ code: "custom", path: ["termino"], message: "Confira o término: ele vem antes do início" });
  return { startsAt, termino };
}

/** An integer, as a number or as text. */
const integer = (missing: string, wrong: string, min: number, max: number) =>
  z
    .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], {
      error: ({ input }) => (input === undefined || input === null || input === "" ? missing : wrong),
    })
    .refine((number) => Number.isInteger(number) && number >= min && number <= max, wrong);

/** 1 to 12, from the month's name or number. */
const mes = z.union([z.string(), z.number()], { error: "Informe o mês" }).transform((value, context) => {
  const text = fold(String(value)).trim();
  const named = MONTHS.findIndex((name) => fold(name) === text) + 1;
  const month = named || (/^\d{1,2}$/.test(text) ? Number(text) : 0);
  if (month >= 1 && month <= 12) return month;
  context.addIssue(text === "" ? "Informe o mês" : "Escolha um mês, de Janeiro a Dezembro");
  return z.NEVER;
});

/** 0 (Sunday) to 6, from the weekday's name; empty counts as absent. */
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
export const whenInParts = z
  .object({
    dia: integer("Informe o dia", "O dia vai de 1 a 31", 1, 31),
    mes,
    ano: integer("Informe o ano", WRONG_YEAR, YEARS.min, YEARS.max),
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
export const whenInForm = z
  .object({
    data: day(),
    hora,
    termino,
  })
  .transform(({ data, hora, termino }, context) => times(data, hora, termino, context));
