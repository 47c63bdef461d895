import { listHref } from "../lists/list-href";
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
export const inboxHref = ({ q, caixa = "entrada", pagina }: { q?: string; caixa?: string; pagina?: number }) =>
  listHref(painelRoutes.messages, { q, caixa, pagina }, { caixa: "entrada" });
