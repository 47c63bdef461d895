import { isUsualYear } from "../dates";

// Apart from schema.ts, so that visitors' browsers do not load zod.

/** `mes` of an event, January first. */
export const MONTHS = [
  ...["Janeiro", "Fevereiro", "Março", "Abril", "Maio", "Junho"],
  ...["Julho", "Agosto", "Setembro", "Outubro", "Novembro", "Dezembro"],
] as const;

/** `semana` of an event, Sunday first, spelled as the API always did. */
export const WEEKDAYS = ["Domingo", "Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sabado"] as const;

/** A weekday as people write it. */
export const weekdayName = (semana: string) => (semana === "Sabado" ? "Sábado" : semana);

/** The month 'YYYY-MM' so many months after another one. */
export function addMonths(month: string, months: number) {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** Whether an event may be on that day, 'YYYY-MM-DD'. */
export function isEventDay(day: string) {
  return !Number.isNaN(Date.parse(`${day}T00:00Z`)) && isUsualYear(Number(day.slice(0, 4)));
}
