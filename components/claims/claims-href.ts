import type { ClaimBox } from "@/lib/donations/claims/states";
import { listHref } from "@/lib/lists/list-href";
import { painelRoutes } from "@/lib/painel-routes";

/** The address of a part of the list; what is as always stays out of it. */
export const claimsHref = (mostrar: ClaimBox, pagina = 1) =>
  listHref(painelRoutes.claims, { mostrar, pagina }, { mostrar: "esperando" });
