/** Everything is shown in the project's time zone, wherever server and visitor are. */
export const TIME_ZONE = "America/Sao_Paulo";

export const DAY_MS = 86_400_000;

/** Years outside are typing errors. */
export const YEARS = { min: 2000, max: 2100 };
export const isUsualYear = (year: number) => year >= YEARS.min && year <= YEARS.max;
export const WRONG_YEAR = `O ano vai de ${YEARS.min} a ${YEARS.max}`;

const numeric = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** DD-MM-YYYY, as the whole product writes dates. */
export function formatDate(date: Date | string) {
  return numeric.format(new Date(date)).replaceAll("/", "-");
}

/** '2026-11-22' as '22-11-2026'. A day has no time zone: formatted as a moment it could become the day before. */
export const formatDay = (day: string) => day.split("-").reverse().join("-");

/** 'YYYY-MM-DD' of a date column, which Prisma gives as the midnight of UTC. */
export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const calendarParts = new Intl.DateTimeFormat("en-US", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** Local day and time of the project at that moment: day 'YYYY-MM-DD', hour 'HH:MM', weekday 0 (Sunday) to 6. */
export function wallClock(date: Date | string) {
  const at = new Date(date);
  const part = Object.fromEntries(calendarParts.formatToParts(at).map(({ type, value }) => [type, value]));
  // Intl does not pad a year, and '2-11-24' is no day.
  const day = `${part.year?.padStart(4, "0")}-${part.month}-${part.day}`;
  const shown = Date.parse(`${day}T${part.hour}:${part.minute}:${part.second}Z`);
  return {
    day,
    year: Number(part.year),
    month: Number(part.month),
    dayOfMonth: Number(part.day),
    weekday: new Date(shown).getUTCDay(),
    hour: `${part.hour}:${part.minute}`,
    /** Minutes ahead of UTC: -180, and -120 in the summers until 2019. */
    offset: Math.round((shown - at.getTime()) / 60_000),
  };
}

/** Today, 'YYYY-MM-DD', by the project's clock. */
export const currentDay = () => wallClock(new Date()).day;

/** '2023-10-12T08:30:00-03:00', for what machines read. */
export function isoWithOffset(date: Date | string) {
  const { day, hour, offset } = wallClock(date);
  return `${day}T${hour}:00${formatOffset(offset, ":")}`;
}

/** '-03:00' of -180. */
export function formatOffset(minutes: number, between = "") {
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${two(Math.abs(minutes) / 60)}${between}${two(Math.abs(minutes) % 60)}`;
}

/** The moment at which a day 'YYYY-MM-DD' begins: at 03:00 UTC, in the summers until 2019 an hour earlier. */
export function startOfDay(day: string) {
  const inSummer = new Date(`${day}T00:00:00-02:00`);
  return wallClock(inSummer).day === day ? inSummer : new Date(`${day}T00:00:00-03:00`);
}

/** The day so many days after another one, both 'YYYY-MM-DD'. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const words = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "full" });

/** 'quinta-feira, 12 de outubro de 2023'. */
export const formatLongDate = (date: Date | string) => words.format(new Date(date));

/** A day, 'YYYY-MM-DD', in words. */
export const formatLongDay = (day: string) => formatLongDate(`${day}T12:00:00-03:00`);

/** The moment of 'YYYY-MM-DDTHH:MM' by the clock of the project; a text with a zone says the moment itself. Invalid Date of any other text. */
export function momentOf(text: string) {
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return new Date(text);
  const guess = new Date(`${text}Z`);
  if (!isMoment(guess)) return guess;
  // By the summer's clock, from which both changes are told: an hour that they skipped is the next one, one that came twice the first.
  return new Date(guess.getTime() - wallClock(new Date(guess.getTime() + 2 * 3_600_000)).offset * 60_000);
}

/** Whether it is a date, not JavaScript's Invalid Date. */
export const isMoment = (date: Date) => !Number.isNaN(date.getTime());

/** 'YYYY-MM-DDTHH:MM', as a datetime-local field takes it. */
export function toLocalMoment(date: Date | string) {
  const { day, hour } = wallClock(date);
  return `${day}T${hour}`;
}

/** 'hoje às 8h', 'amanhã às 8h30', 'em 23-11-2026 às 8h'. */
export function relativeMoment(date: Date | string, now: Date | number) {
  const { day, hour } = wallClock(date);
  const today = wallClock(new Date(now)).day;
  const said = day === today ? "hoje" : day === addDays(today, 1) ? "amanhã" : `em ${formatDay(day)}`;
  return `${said} às ${Number(hour.slice(0, 2))}h${hour.endsWith(":00") ? "" : hour.slice(3)}`;
}

/** 'DD-MM-YYYY às HH:MM'. */
export const formatMoment = (date: Date | string) => `${formatDate(date)} às ${wallClock(date).hour}`;
