import { formatMoment } from "../dates";
import type { Entity } from "../entity";
import { painelRoutes } from "../painel-routes";
import { routes } from "../routes";

const DELIVERIES: Record<string, string> = {
  STORED: "só no painel",
  PENDING: "na fila",
  SENT: "enviada",
  FAILED: "não foi",
  RESEND: "pedido de novo",
};

export const messageEntity = {
  key: "message",
  table: "ContactMessage",
  label: "Mensagem",
  phrase: "a mensagem de",
  many: "mensagens",
  fields: {
    archived: { label: "Arquivada" },
    answered: { label: "Respondida" },
    answeredBy: { label: "Respondida por" },
    answeredAt: { label: "Respondida em", show: (value) => value && formatMoment(value) },
    delivery: { label: "Envio por e-mail", show: (value) => DELIVERIES[value] ?? value },
  },
  href: painelRoutes.message,
  tag: "messages",
  menu: [
    { group: "people", place: 10, href: painelRoutes.messages, label: "Mensagens", icon: "mail", waiting: "messages" },
  ],
  area: "messages",
  privatePaths: { "/messages": "read", "/messages/:id": "read" },
  visitorForms: [routes.contactForm],
} as const satisfies Entity;
