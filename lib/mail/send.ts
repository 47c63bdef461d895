import "server-only";
import { type ErrorResponse, Resend } from "resend";

const TIMEOUT_MS = 15_000;

export type Mail = { from: string; to: string; replyTo?: string; subject: string; text: string; html: string };

export type Outcome =
  | { sent: true }
  /** `retry`: a later attempt may succeed (`after` seconds, if the service says so); `refused`: this one sent nothing. */
  | { sent: false; reason: string; retry: boolean; refused?: boolean; after?: number; keySpent?: boolean };

/**
 * Sends a mail over Resend. `key` is the idempotency key: a mail with the same key is sent once, also when an answer got lost
 * (https://resend.com/docs/dashboard/emails/idempotency-keys: for 24 hours). Never throws: the outcome has the reason in Portuguese.
 */
export async function sendMail(mail: Mail, key: string): Promise<Outcome> {
  if (!mail.to) return { sent: false, retry: false, reason: "Falta o e-mail da organização, em Configurações." };
  const resend = new Resend(process.env.RESEND_API_KEY, { baseUrl: process.env.RESEND_BASE_URL || undefined });
  const options = { idempotencyKey: key, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const { data, error, headers } = await resend.emails.send(mail, options);
  // A failure whose body is `null` comes without an error.
  return data?.id ? { sent: true } : explain(error || {}, headers);
}

const REFUSED = { sent: false, retry: true, refused: true } as const;

/** Error names and statuses: https://resend.com/docs/api-reference/errors */
function explain(error: Partial<ErrorResponse>, headers: Record<string, string> | null): Outcome {
  const { name, statusCode: status, message = "" } = error;
  if (name === "concurrent_idempotent_requests")
    return { sent: false, retry: true, reason: "O envio anterior ainda estava em andamento." };
  if (name === "invalid_idempotent_request")
    return {
      sent: false,
      retry: false,
      keySpent: true,
      reason: "O Resend já recebeu esta mensagem com outro remetente ou destino. Veja se ela chegou antes de reenviar.",
    };
  if (name === "daily_quota_exceeded" || name === "monthly_quota_exceeded")
    return { ...REFUSED, after: retryAfter(headers), reason: "A cota de e-mails do Resend acabou." };
  if (status === 429) return { ...REFUSED, after: retryAfter(headers), reason: "O Resend pediu para esperar." };
  if (!status) return { sent: false, retry: true, reason: "O serviço de e-mail não respondeu." };
  if (status >= 500) return { sent: false, retry: true, reason: `O serviço de e-mail está com problemas (${status}).` };
  if (status === 401 || name === "invalid_api_key" || name === "restricted_api_key")
    return { sent: false, retry: false, reason: "O Resend não aceitou a chave de RESEND_API_KEY." };
  return { sent: false, retry: false, reason: `O Resend recusou o envio (${status}): ${message}` };
}

function retryAfter(headers: Record<string, string> | null) {
  const seconds = Number(headers?.["retry-after"]);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
