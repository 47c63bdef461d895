import { formatMoment } from "../dates";
import { mailFooter, mailHtml } from "../mail/html";
import { painelRoutes } from "../painel-routes";
import { absolute } from "../site";
import { escapeHtml, shorten } from "../text";

type Message = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: Date;
  unverified: boolean;
};

/** Characters of a subject line. */
const MAX_SUBJECT_LENGTH = 120;

/** The mail that brings a visitor's message to the project: plain text, and the same as simple HTML. */
export function messageMail(prefix: string, { id, name, email, subject, message, createdAt, unverified }: Message) {
  const facts = [
    ["De", `${name} <${email}>`],
    ["Assunto", subject || "(sem assunto)"],
    ["Enviada em", formatMoment(createdAt)],
    ...(unverified ? [["Atenção", "não deu para verificar se foi uma pessoa que escreveu"]] : []),
  ];
  const link = absolute(painelRoutes.message(id));
  const note = "Ao responder a este e-mail, a resposta vai para quem escreveu. A mensagem também está no painel:";
  return {
    subject: shorten(`${prefix} ${oneLine(subject) || `Mensagem de ${oneLine(name)}`}`, MAX_SUBJECT_LENGTH),
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${message}\n\n-- \n${note}\n${link}\n`,
    html: mailHtml(
      ...facts.map(([label, value]) => `<p style="margin:0"><strong>${label}:</strong> ${escapeHtml(value)}</p>`),
      `<p style="white-space:pre-wrap;margin:24px 0">${escapeHtml(message)}</p>`,
      mailFooter(`${note} <a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`),
    ),
  };
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();
