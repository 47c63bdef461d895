import { createHash, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import path from "node:path";
import type { Registry } from "prom-client";
import { TOKEN_FAILED } from "../../errors";
import type { Sources } from "./registry";

type Metrics = { endpoints: Record<string, RequestListener>; observe?: RequestListener };

/** `/api/metrics`, and a listener that observes requests for it before they are answered; without a token neither. */
export async function openMetrics(token: string | undefined, sources: Sources): Promise<Metrics> {
  if (!token) return { endpoints: {} };
  const [{ createRegistry }, { requestObserver }] = await Promise.all([import("./registry"), import("./requests")]);
  // The build's name is written into its folder (lib/start/build/ensure-build.ts).
  const build = await readFile(path.join(process.cwd(), ".next", "BUILD_ID"), "utf8").catch(() => "development");
  const registry = createRegistry(build, sources);
  return { endpoints: { "/api/metrics": metricsEndpoint(token, registry) }, observe: requestObserver(registry) };
}

/** For requests with the token. */
function metricsEndpoint(token: string, registry: Registry): RequestListener {
  const expected = digest(`Bearer ${token}`);
  return async ({ headers }, response) => {
    response.setHeader("cache-control", "no-store");
    if (!timingSafeEqual(digest(headers.authorization ?? ""), expected)) {
      response.writeHead(401, { "content-type": "application/json", "www-authenticate": "Bearer" });
      return response.end(JSON.stringify({ message: TOKEN_FAILED }));
    }
    const text = await registry.metrics();
    response.writeHead(200, { "content-type": registry.contentType }).end(text);
  };
}

/** Digests, because timingSafeEqual wants equal lengths. */
const digest = (text: string) => createHash("sha256").update(text).digest();
