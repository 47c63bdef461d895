import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { INTERNAL } from "../../errors";
import { log, onceASecond } from "../../log";
import { isApi } from "../../routes";
import { withoutSecret } from "../../visits/page";

/** A failure of the origin with an HTTP status of its own; anything else is a bug, and 500. */
export class OriginError extends Error {
  constructor(
    readonly status: 503 | 504,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const RETRY_AFTER_S = 10;

/** Heading and text of the page for a failure, which loads nothing: the server that would send it may be what fails. */
const TEXTS = {
  500: ["Algo deu errado", "Já ficou registrado. Se continuar, conte a quem cuida do site."],
  503: ["O site está muito ocupado agora", "Esta página tenta de novo sozinha em alguns segundos."],
  504: ["Esta página demorou demais", "As outras páginas do site funcionam. Tente esta de novo mais tarde."],
} as const;

/** Of a form that was sent: asking again by itself would be a GET, without what was typed. */
const REFUSED_WRITE = [
  TEXTS[503][0],
  "O que você enviou pode não ter chegado. Volte, espere um pouco e envie de novo.",
] as const;

const mayLog503 = onceASecond();

/**
 * Answers for an origin that failed, and logs why, under an id that the visitor reads; a refusal that is not logged has none. Who
 * breaks off an upload or leaves a screen is no failure.
 */
export function answerFailure(error: unknown, request: { url?: string; method?: string }, response: ServerResponse) {
  const id = randomBytes(4).toString("hex");
  const status = error instanceof OriginError ? error.status : 500;
  const isLogged = status !== 503 || (!response.destroyed && mayLog503());
  if (isLogged) {
    const [path = ""] = (request.url ?? "").split("?");
    log.error({ err: error, failureId: id, path: withoutSecret(path).slice(0, 200) }, "request failed");
  }
  if (response.headersSent) return response.destroy();
  const isRead = request.method === "GET" || request.method === "HEAD";
  const [title, advice] = status === 503 && !isRead ? REFUSED_WRITE : TEXTS[status];
  if (status !== 500) response.setHeader("retry-after", RETRY_AFTER_S);
  response.setHeader("cache-control", "no-store");
  const asJson = isApi(request.url);
  response.setHeader("content-type", asJson ? "application/json" : "text/html; charset=utf-8");
  response.statusCode = status;
  const message = status === 500 ? `${INTERNAL} (código ${id})` : `${title}. ${advice}`;
  response.end(
    asJson
      ? JSON.stringify({ message })
      : page({ title, advice, id: isLogged ? id : undefined, retries: status === 503 && isRead }),
  );
}

function page({ title, advice, id, retries }: { title: string; advice: string; id?: string; retries: boolean }) {
  const refresh = retries ? `<meta http-equiv="refresh" content="${RETRY_AFTER_S}">` : "";
  return `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">${refresh}
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}small{opacity:.75}</style>
</head><body><main><h1>${title}</h1><p>${advice}</p><p><a href="/">Ir para a página inicial</a></p>${id ? `<small>Código ${id}</small>` : ""}</main></body></html>`;
}
