import type { IncomingMessage } from "node:http";
import { PRIVATE_PATHS } from "../../entities";

const PREFIXES = [
  ["/_next/static/", "static"],
  ["/imagens/", "image"],
  ["/api/metrics", "metrics"],
  ["/api/", "api"],
  ["/cartao/", "card"],
  ["/transparencia/doacoes.", "export"],
  ["/feed.xml", "feed"],
  ["/agenda.ics", "feed"],
  ["/sitemap", "feed"],
  ["/robots.txt", "feed"],
  ["/manifest.webmanifest", "feed"],
] as const;

const PRIVATE = new RegExp(
  `^(?:${PRIVATE_PATHS.map((path) => path.replaceAll(/:\w+/g, "[^/?]+")).join("|")})(?:$|[?])`,
);

/** What a request is for: few enough to be a label of Prometheus, whatever addresses visitors make up. */
export function kindOf({ method, url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">) {
  const known = PREFIXES.find((prefix) => url.startsWith(prefix[0]));
  if (known) return known[1];
  if (method === "POST" && headers["next-action"] !== undefined) return "action";
  if (PRIVATE.test(url)) return "dashboard";
  return headers.rsc === undefined ? "page" : "navigation";
}
