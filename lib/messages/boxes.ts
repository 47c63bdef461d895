import { painelRoutes } from "../painel-routes";

/** The parts of the inbox, by their key in the address. */
export const BOXES = {
  entrada: "Caixa de entrada",
  naolidas: "Não lidas",
  lidas: "Lidas",
  aresponder: "Por responder",
  respondidas: "Respondidas",
  arquivadas: "Arquivadas",
  todas: "Todas",
} as const;
export type Box = keyof typeof BOXES;
export const boxes = Object.keys(BOXES) as [Box, ...Box[]];

/** The address of the inbox with these filters; defaults are left out. */
export function inboxHref({ q = "", caixa = "entrada", pagina = 1 }: { q?: string; caixa?: string; pagina?: number }) {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (caixa !== "entrada") query.set("caixa", caixa);
  if (pagina > 1) query.set("pagina", String(pagina));
  return query.size > 0 ? `${painelRoutes.messages}?${query}` : painelRoutes.messages;
}
