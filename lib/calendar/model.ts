import { dateInWords } from "../dates";
import type { Picture } from "../images/model";

// What pages and forms know of events without zod: visitors' browsers load this, and not the schemas.

/** `mes` of an event, January first. */
export const MONTHS = [
  ...["Janeiro", "Fevereiro", "Março", "Abril", "Maio", "Junho"],
  ...["Julho", "Agosto", "Setembro", "Outubro", "Novembro", "Dezembro"],
] as const;

/** `semana` of an event, Sunday first, spelled as the API always did. */
export const WEEKDAYS = ["Domingo", "Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sabado"] as const;

/** A weekday as people write it. */
export const weekdayName = (semana: string) => (semana === "Sabado" ? "Sábado" : semana);

/** How long an action is taken to last: people say when they begin, not when they end. */
export const EVENT_HOURS = 2;

/** An event as everybody sees it; dia, mes, ano, semana and hora derive from startsAt, in the project's time zone. */
export type CalendarEvent = {
  _id: string;
  acoes: string;
  local: string;
  /** The programme, separated by commas. */
  eventos: string;
  startsAt: string;
  dia: number;
  mes: string;
  ano: number;
  semana: string;
  hora: string;
  image: string;
  picture: Picture;
  cancelled: boolean;
  active: boolean;
  /** The absolute address of its own page. */
  url: string;
};

/** An event as administrators see it. */
export type ManagedEvent = CalendarEvent & {
  updatedAt: string;
  /** Its day is over. */
  past: boolean;
};

/** An event in the dashboard's month view. */
export type MonthEvent = Pick<CalendarEvent, "_id" | "acoes" | "hora" | "active" | "cancelled">;

/** A day of the month view, 'YYYY-MM-DD', with its events in order. */
export type MonthDay = { day: string; events: MonthEvent[] };

/** A month, 'YYYY-MM', in whole weeks that begin on Sunday: the first and the last reach into its neighbours. */
export type EventMonth = { month: string; weeks: MonthDay[][] };

/** What the agenda begins with; the calendar asks for the rest. Days are 'YYYY-MM-DD', months 'YYYY-MM'. */
export type Agenda = {
  upcoming: CalendarEvent[];
  /** How many are still to come in all. */
  total: number;
  calendar: CalendarStart;
};

export type CalendarStart = {
  /** The day of the next event, or today. */
  day: string;
  /** The months of the first and of the last event. */
  first: string;
  last: string;
  /** Months whose days with events are known from the start, and those days. */
  months: string[];
  marked: string[];
};

/** The month 'YYYY-MM' so many months after another one. */
export function addMonths(month: string, months: number) {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The items of a programme. */
export const programme = (eventos: string) =>
  eventos
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/** A programme as it is stored, however it was typed: items on lines of their own are separated by commas, too. */
export const programmeText = (text: string) => text.split("\n").map(withoutCommasAround).filter(Boolean).join(", ");

/** Character by character from the end: a pattern that ends there would begin anew at each comma. */
function withoutCommasAround(text: string) {
  let end = text.length;
  while (end > 0 && /[\s,]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end).replace(/^[\s,]+/, "");
}

/** The message with which a visitor passes an event on. */
export function shareText({ acoes, startsAt, hora, local, cancelled, url }: CalendarEvent) {
  const title = cancelled ? `${acoes} (${calendarCopy.cancelled.toLowerCase()})` : acoes;
  return [title, `${dateInWords(startsAt)}, às ${hora}`, local, url].join("\n");
}

export const mapLink = (local: string, city: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${local}, ${city}`)}`;

export const calendarCopy = {
  missing: "Evento não encontrado",
  noneUpcoming: "Nenhuma ação marcada por enquanto",
  nonePast: "Ainda não há ações passadas por aqui",
  noneThatDay: "Nenhuma ação neste dia",
  cancelled: "Cancelado",
  addToCalendar: "Adicionar ao calendário",
  share: "Compartilhar no WhatsApp",
  backToUpcoming: "Ver próximas ações",
} as const;

/** Events of other centuries are slips of the finger. */
export const YEARS = { min: 2000, max: 2100 };

/** Whether an event may be on that day, 'YYYY-MM-DD'. */
export function isEventDay(day: string) {
  const year = Number(day.slice(0, 4));
  return !Number.isNaN(Date.parse(`${day}T00:00Z`)) && year >= YEARS.min && year <= YEARS.max;
}
