import { PRIVATE_PATHS } from "../../entities";
import { painelRoutes } from "../../painel-routes";
import { routes } from "../../routes";

/** What Next would read as another path: '/api/./docs' is '/api/docs'. Browsers send none of these. */
const AMBIGUOUS = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The path as it stands in the address; undefined for one without a page ('*', a broken escape), on which Next would fail, or of two readings. */
export function pathOf(url: string) {
  if (!url.startsWith("/")) return undefined;
  const [path = "/"] = url.split("?", 1);
  if (AMBIGUOUS.test(path)) return undefined;
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return undefined;
  }
}

const PRIVATE = new RegExp(`^(?:${PRIVATE_PATHS.map((path) => path.replace(/:\w+/g, "[^/]+")).join("|")})/?$`);

/** An article before it is public. */
const PREVIEW = /^\/rascunho\/[^/]+\/?$/;

/** Lists as files, which wait in Next for a turn of their own (lib/reports/slots.ts). */
const PUBLIC_LIST_FILE = /^\/transparencia\/doacoes\.\w+$/;
const PRIVATE_LIST_FILES: string[] = [
  ...[painelRoutes.managedDonationsFile, painelRoutes.needsFile, painelRoutes.campaignsFile],
];
const PRIVATE_FILES = [...PRIVATE_LIST_FILES, painelRoutes.handoverFile, painelRoutes.backupFile];

export const isApi = (url = "/") => /^\/api(?:[/?]|$)/.test(url);

export const isPrivate = (path: string) => PRIVATE.test(path);

export const isListFile = (path: string) => PUBLIC_LIST_FILE.test(path) || PRIVATE_LIST_FILES.includes(path);

/** Whether a page is rendered, or a file made, for each request: with its cookies and a nonce of its own. */
export const isPerRequest = (path: string) =>
  isPrivate(path) || PRIVATE_FILES.includes(path) || path === routes.login || PREVIEW.test(path);
