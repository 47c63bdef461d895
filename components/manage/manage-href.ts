import { MANAGE_DEFAULTS } from "@/lib/lists/listing";

/** The address of a management list with these choices; defaults are left out. */
export function manageHref(pathname: string, choices: Record<string, string | number>) {
  const defaults: Record<string, string | number> = MANAGE_DEFAULTS;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) {
    if (String(value) !== String(defaults[name] ?? "")) query.set(name, String(value));
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
