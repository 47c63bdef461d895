import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestListener } from "node:http";
import type { Registry } from "prom-client";
import { log } from "../../log";

export const METRICS = "/api/metrics";

/** Answers `GET /api/metrics` to who knows the token, before Next hears of it; everything else goes on. */
export function withMetrics(next: RequestListener, token: string, read: () => Promise<Text>): RequestListener {
  const expected = digest(`Bearer ${token}`);
  return (request, response) => {
    const { url = "", method, headers } = request;
    if (url !== METRICS && !url.startsWith(`${METRICS}?`)) return next(request, response);
    response.setHeader("cache-control", "no-store");
    if (!timingSafeEqual(digest(headers.authorization ?? ""), expected)) {
      response.setHeader("www-authenticate", "Bearer");
      return refuse(401, "Não Autorizado, o token falhou!");
    }
    if (method !== "GET" && method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      return refuse(405, "A API não conhece este método");
    }
    read().then(
      ({ text, contentType }) => response.writeHead(200, { "content-type": contentType }).end(text),
      (error) => {
        log.error(error);
        refuse(500, "Erro interno");
      },
    );

    function refuse(status: number, message: string) {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ message }));
    }
  };
}

export type Text = { text: string; contentType: Registry["contentType"] };

/** Of equal length, whatever was sent. */
const digest = (text: string) => createHash("sha256").update(text).digest();
