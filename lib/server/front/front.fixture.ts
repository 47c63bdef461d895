import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { afterEach, vi } from "vitest";
import { type Site, startCachedSite } from "../../../e2e/harness/cached-site";

const SCRIPT = "go('ção')";
export const PAGE = `<!DOCTYPE html><p>Olá, ção</p><script>${SCRIPT}</script>`;
export const HASH = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;
export const HTML = { "content-type": "text/html; charset=utf-8" };

type Options = Parameters<typeof startCachedSite>[1];

/** Opens a site over the origin of a test, and closes it after the test. */
export function siteInTest() {
  let open: Site | undefined;
  afterEach(async () => {
    vi.restoreAllMocks();
    await open?.close();
  });

  return async function openSite(origin: RequestListener, options: Options = {}) {
    const https = { https: true, captcha: false };
    open = await startCachedSite(origin, { trustedInline: new Set([SCRIPT]), site: https, ...options });
    return open;
  };
}

/** The sources that the policy of an answer allows for scripts. */
export const scriptPolicy = ({ headers }: { headers: Record<string, unknown> }) =>
  /script-src ([^;]+)/.exec(String(headers["content-security-policy"]))?.[1];
