import { MONTHS, WEEKDAYS, weekdayName } from "../calendar/days";
import { programmeText } from "../calendar/event-texts";
import { eventInput } from "../calendar/schema";
import { createEvent } from "../calendar/service";
import { formatDate, wallClock } from "../dates";
import { db } from "../db/client";
import { fold } from "../text";
import type { Collection } from "./collection";
import { createdAtOf, flagOf, type Remark, textOf } from "./document";
import { parseLeniently } from "./parse-leniently";

/** Placeholders for fields without which an event is imported, but disabled. */
const placeholders = { local: "…", eventos: "…" };

export const calendars: Collection = {
  entity: "event",
  words: ["evento", "eventos"],
  title: ({ acoes }) => acoes,
  exists: async (id) => (await db.calendarEvent.count({ where: { id } })) > 0,
  async take(id, document, { remark, picture }) {
    const values = {
      dia: textOf(document.dia),
      mes: monthName(textOf(document.mes)),
      ano: textOf(document.ano),
      hora: clockOf(textOf(document.hora), remark),
      acoes: textOf(document.acoes),
      local: textOf(document.local),
      eventos: programmeText(textOf(document.eventos) ?? ""),
      cancelled: flagOf(document.cancelled),
    };
    const { input, complete } = parseLeniently(eventInput, values, { placeholders, remark });
    compareWeekday(textOf(document.semana), input.startsAt, remark);
    const createdAt = createdAtOf(document, id, remark);
    const active = complete && (flagOf(document.active) ?? true);
    await createEvent({ ...input, active, image: await picture(document.image) }, { id, createdAt });
  },
};

/** 'out', 'Out.' and 'OUTUBRO' -> 'Outubro'; the rest as it is, for the schema to judge. */
function monthName(text: string | undefined) {
  const start = fold(text ?? "").replace(/\.$/, "");
  return (start.length >= 3 && MONTHS.find((month) => fold(month).startsWith(start))) || text;
}

/** The first time of day in what people wrote: '19:00:00', 'às 9 horas', '9h às 12h', '8:30 PM'. */
function clockOf(text: string | undefined, remark: Remark) {
  const [time = "", hour, minute = "00"] =
    /(\d{1,2})(?:\s*(?:[:.]|h(?:rs?|oras?)?\b|h(?=\d))\s*(\d{2})?)?/i.exec(text ?? "") ?? [];
  if (!text || !hour) return text;
  const [, own = "", end] = UNTIL.exec(text.slice(text.indexOf(time) + time.length)) ?? [];
  // '9h às 5 da tarde' begins in the morning, '2 às 5 da tarde' does not.
  const isOfEnd = end !== undefined && (Number(hour) >= Number(end) || /manh/i.test(own));
  const said = isOfEnd ? own : text;
  const afternoon = /\bp\.?m\b|tarde|noite/i.test(said) && Number(hour) < 12;
  const clock = `${String(Number(hour) + (afternoon ? 12 : 0)).padStart(2, "0")}:${minute}`;
  if (!/^\d{1,2}(?:(?::\d{2}){1,2}|\s*h(?:\d{2})?)?$/i.test(text))
    remark(`hora: "${text.slice(0, 40)}" ficou ${clock}`);
  return clock;
}

/** After the first time: what is said of it, and the hour of the end. */
const UNTIL = /^(.*?)(?:(?:^|\s)(?:[aà]s?|at[eé])|[-–])\s*(\d{1,2})/i;

/** The previous system let people choose any weekday; here it follows from the date. */
function compareWeekday(said: string | undefined, startsAt: Date, remark: Remark) {
  const right = WEEKDAYS[wallClock(startsAt).weekday] ?? "";
  const [one, other] = [said ?? right, right].map((day) => fold(day).slice(0, 3));
  if (one !== other) remark(`semana: dizia "${said?.slice(0, 20)}"; ${formatDate(startsAt)} é ${weekdayName(right)}`);
}
