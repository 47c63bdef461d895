/** Everything is shown in the project's time zone, wherever server and visitor are. */
const TIME_ZONE = "America/Sao_Paulo";

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
