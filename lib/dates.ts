/** Everything is shown in the project's time zone, wherever server and visitor are. */
export const TIME_ZONE = "America/Sao_Paulo";

const numeric = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const long = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "long" });
const time = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, hour: "2-digit", minute: "2-digit" });

/** DD-MM-YYYY, as the whole product writes dates. */
export function formatDate(date: Date | string) {
  return numeric.format(new Date(date)).replaceAll("/", "-");
}

/** '12 de outubro de 2023'. */
export function formatLongDate(date: Date | string) {
  return long.format(new Date(date));
}

/** 'HH:mm'. */
export function formatTime(date: Date | string) {
  return time.format(new Date(date));
}
