import { MANAGE_DEFAULTS } from "@/lib/lists/listing";

/** The URL of a management list with these parameters; defaults are left out. */
export function manageHref(pathname: string, params: Record<string, string | number>) {
  const defaults: Record<string, string | number> = MANAGE_DEFAULTS;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (String(value) !== String(defaults[name] ?? "")) query.set(name, String(value));
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
