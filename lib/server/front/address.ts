import { entities, PRIVATE_PATHS, patternOf } from "../../entities";
import { painelRoutes } from "../../painel-routes";
import { routes } from "../../routes";

/** What Next would read as another path: '/api/./docs' is '/api/docs'. Browsers send none of these. */
const AMBIGUOUS = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The path as it stands in the address; undefined for one without a page ('*', a broken escape), on which Next would fail, or of two readings. */
export function pathOf(url: string) {
  if (!url.startsWith("/")) return undefined;
  const [path = "/"] = url.split("?", 1);
  if (AMBIGUOUS.test(path)) return undefined;
  if (!path.includes("%")) return path;
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return undefined;
  }
}

/** One pattern for all of the paths: a loop over their forty, for every request, took a twelfth of an answer from memory. */
const anyOf = (paths: readonly string[]) => new RegExp(paths.map((path) => patternOf(path).source).join("|"));

const PRIVATE = anyOf(PRIVATE_PATHS);

/** An article before it is public. */
const PREVIEW = new RegExp(`^${routes.preview("")}[^/]+/?$`);

/** The targets of visitors' forms without JavaScript. */
const VISITOR_FORMS = anyOf(entities.flatMap(({ visitorForms = [] }) => visitorForms));
/** It looks like one, but is a page, whose POST React would decode. */
const NO_FORM = `${routes.needs}/pagina/promessa`;

/** Lists as files, which wait in Next for a turn of their own. */
const LIST_FILES = anyOf(entities.flatMap(({ listFiles = [] }) => listFiles));
const OTHERS_PER_REQUEST: string[] = [routes.login, painelRoutes.handoverFile, painelRoutes.backupFile];

export const isPrivate = (path: string) => PRIVATE.test(path.replace(/(?<=.)\/$/, ""));

export const isVisitorForm = (path: string) => VISITOR_FORMS.test(path) && decodeURIComponent(path) !== NO_FORM;

export const isListFile = (path: string) => LIST_FILES.test(path);

/** Pictures, and posters with the logo: read from the storage, which may be slow, or hang. */
export const isPicture = (path: string) => /^\/(?:imagens|cartao)\/|\/cartaz\.pdf$/.test(path);

/** Whether a page is rendered, or a file made, for each request: with its cookies and a nonce of its own. */
export const isPerRequest = (path: string) =>
  OTHERS_PER_REQUEST.includes(path) || isPrivate(path) || isListFile(path) || PREVIEW.test(path);
