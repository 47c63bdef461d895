import type { HistoryQuery } from "./types";

/** The history's address with these filters; defaults are left out. */
export function historyHref(pathname: string, { tipo, pessoa, item, quando, pagina }: Partial<HistoryQuery>) {
  const chosen = Object.entries({ tipo, pessoa, item, quando, pagina: pagina === 1 ? undefined : pagina });
  const query = new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
