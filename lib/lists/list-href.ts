import { MANAGE_DEFAULTS } from "./filters";

type Params = Record<string, string | number | undefined>;

/** The URL of a list with these parameters; defaults, of which `own` are this list's, are left out. */
export function listHref(pathname: string, params: Params, own: Params = {}) {
  const defaults: Params = { ...MANAGE_DEFAULTS, ...own };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && String(value) !== String(defaults[name] ?? "")) query.set(name, String(value));
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
