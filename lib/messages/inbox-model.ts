import { formatMoment, wallClock } from "../dates";
import { routes } from "../routes";
import { truncate } from "../text";

// What the dashboard's screens know of messages. Visitors load model.ts alone.

export const inboxCopy = {
  missing: "Mensagem não encontrada",
  deleted: "Mensagem Excluída",
  deletedMany: (count: number) => (count === 1 ? "Mensagem Excluída" : `${count} mensagens excluídas`),
  archived: (count: number) => (count === 1 ? "Mensagem Arquivada" : `${count} mensagens arquivadas`),
  unarchived: (count: number) => (count === 1 ? "De volta à caixa de entrada" : `${count} de volta à caixa de entrada`),
  read: (count: number) => (count === 1 ? "Marcada como lida" : `${count} marcadas como lidas`),
  unread: (count: number) => (count === 1 ? "Marcada como não lida" : `${count} marcadas como não lidas`),
  queued: "A mensagem vai por e-mail em instantes",
  notConfigured: "O envio por e-mail não está configurado",
  confirmDelete: "Tem certeza que deseja excluir esta mensagem?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} mensagens?`,
  none: "Nenhuma mensagem por aqui",
} as const;

/** The parts of the inbox; the key stands in the address. */
export const BOXES = {
  entrada: "Caixa de entrada",
  naolidas: "Não lidas",
  lidas: "Lidas",
  arquivadas: "Arquivadas",
  todas: "Todas",
} as const;
export type Box = keyof typeof BOXES;
export const boxes = Object.keys(BOXES) as [Box, ...Box[]];

/** The address of the inbox with these choices; what is as always stays out of it. */
export function inboxHref({ q = "", caixa = "entrada", pagina = 1 }: { q?: string; caixa?: string; pagina?: number }) {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (caixa !== "entrada") query.set("caixa", caixa);
  if (pagina > 1) query.set("pagina", String(pagina));
  return query.size > 0 ? `${routes.messages}?${query}` : routes.messages;
}

/** What became of the copy by e-mail. */
export type Delivery =
  | { state: "STORED" }
  | { state: "PENDING"; attempts: number; nextAttemptAt?: string; reason?: string }
  | { state: "SENT"; at: string }
  | { state: "FAILED"; reason: string };

/** A message as administrators see it. */
export type MessageData = {
  _id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
  unverified: boolean;
  read: boolean;
  archived: boolean;
  delivery: Delivery;
};

export const subjectOf = ({ subject }: { subject: string }) => subject || "Sem assunto";

/** The delivery in a sentence. */
export function deliveryInWords(delivery: Delivery, now = new Date()): string {
  switch (delivery.state) {
    case "SENT":
      return `Enviada por e-mail em ${formatMoment(delivery.at)}`;
    case "FAILED":
      return `Não foi por e-mail. ${delivery.reason}`;
    case "STORED":
      return "Guardada só no painel: o envio por e-mail não estava configurado";
    case "PENDING": {
      const { nextAttemptAt, reason = "" } = delivery;
      if (!nextAttemptAt) return "Indo por e-mail em instantes";
      const sameDay = wallClock(nextAttemptAt).day === wallClock(now).day;
      const when = sameDay ? `às ${wallClock(nextAttemptAt).hour}` : `em ${formatMoment(nextAttemptAt)}`;
      return `Ainda não foi por e-mail. ${reason} Tentando de novo ${when}`;
    }
  }
}

/** Characters of the message that an answer quotes: mail programs take addresses of about 2,000. */
const QUOTED = 800;

/** Opens an answer in the person's mail program, with subject and quotation. */
export function replyLink({ name, email, subject, message, createdAt }: MessageData) {
  const quoted = truncate(message, QUOTED).replace(/^/gm, "> ");
  const body = `Olá, ${name}!\n\n\n\nEm ${formatMoment(createdAt)}, você escreveu:\n${quoted}`;
  const fields = { subject: `Re: ${subject || "sua mensagem pelo site"}`, body: body.replace(/\n/g, "\r\n") };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
