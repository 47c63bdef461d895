import type { ClaimBox } from "@/lib/donations/claims/states";
import { painelRoutes } from "@/lib/painel-routes";

/** The address of a part of the list; what is as always stays out of it. */
export function claimsHref(mostrar: ClaimBox, pagina = 1) {
  const query = new URLSearchParams();
  if (mostrar !== "esperando") query.set("mostrar", mostrar);
  if (pagina > 1) query.set("pagina", String(pagina));
  return query.size > 0 ? `${painelRoutes.claims}?${query}` : painelRoutes.claims;
}
