import type { IncomingMessage } from "node:http";
import { PRIVATE_PATHS } from "../../entities";

/** What a request is for: few enough to be a label of Prometheus, whatever addresses visitors make up. */
export const KINDS = [
  "page",
  "navigation",
  "dashboard",
  "action",
  "api",
  "image",
  "card",
  "static",
  "feed",
  "export",
  "metrics",
] as const;
export type Kind = (typeof KINDS)[number];

const PREFIXES: [string, Kind][] = [
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
];

/** Most addresses begin like none of them, which one look tells. */
const INITIALS = new Set(PREFIXES.map(([prefix]) => prefix.charCodeAt(1)));

const firstPart = (path: string) => /^\/\w*/.exec(path)?.[0] ?? "";
const PRIVATE_PARTS = new Set(PRIVATE_PATHS.map(firstPart));
const PRIVATE = new RegExp(`^(?:${PRIVATE_PATHS.map((path) => path.replaceAll(/:\w+/g, "[^/]+")).join("|")})$`);

export function kindOf({ method, url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">): Kind {
  if (INITIALS.has(url.charCodeAt(1))) for (const [prefix, kind] of PREFIXES) if (url.startsWith(prefix)) return kind;
  if (method === "POST" && headers["next-action"] !== undefined) return "action";
  if (PRIVATE_PARTS.has(firstPart(url)) && PRIVATE.test(url.split("?", 1)[0] ?? "")) return "dashboard";
  return headers.rsc === undefined ? "page" : "navigation";
}
