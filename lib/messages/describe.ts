import { formatMoment, wallClock } from "../dates";
import { truncate } from "../text";
import type { Delivery, MessageData } from "./types";

export const subjectOf = ({ subject }: { subject: string }) => subject || "Sem assunto";

/** The delivery in a sentence. */
export function deliveryInWords(delivery: Delivery, now = new Date()): string {
  switch (delivery.state) {
    case "SENT":
      return `Enviada por e-mail em ${formatMoment(delivery.at)}`;
    case "FAILED":
      return `Não foi por e-mail. ${delivery.reason}`;
    case "STORED":
      return "Guardada só no painel: não foi por e-mail";
    case "PENDING": {
      const { nextAttemptAt, reason = "" } = delivery;
      if (!nextAttemptAt) return "Indo por e-mail em instantes";
      const sameDay = wallClock(nextAttemptAt).day === wallClock(now).day;
      const when = sameDay ? `às ${wallClock(nextAttemptAt).hour}` : `em ${formatMoment(nextAttemptAt)}`;
      return `Ainda não foi por e-mail. ${reason} Tentando de novo ${when}`;
    }
  }
}

/** 'Respondida por Ana em 24-11-2026 às 10:30'. */
export const answeredInWords = ({ by, at }: { by: string; at: string }) =>
  `Respondida por ${by} em ${formatMoment(at)}`;

/** Characters of the message that an answer quotes: mail programs take addresses of about 2,000. */
const MAX_QUOTE_LENGTH = 800;

/** Opens an answer in the person's mail program, with subject and quotation. */
export function replyLink({ name, email, subject, message, createdAt }: MessageData) {
  const quoted = truncate(message, MAX_QUOTE_LENGTH).replace(/^/gm, "> ");
  const body = `Olá, ${name}!\n\n\n\nEm ${formatMoment(createdAt)}, você escreveu:\n${quoted}`;
  const fields = { subject: `Re: ${subject || "sua mensagem pelo site"}`, body: body.replace(/\n/g, "\r\n") };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
