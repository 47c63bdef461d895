/** A HEAD request with it says that the framework opened that page in the browser, without a new document. */
export const OPENED_HEADER = "x-nova-opened";

/** Stored in place of pages beyond the limits of a count. */
export const OTHER_PAGES = "";

const MAX_PAGE_LENGTH = 300;

/**
 * The rest of their addresses is a private link's secret, or what somebody typed or chose: not stored, and without an end. Also of several
 * lines, and with a NUL, which PostgreSQL would refuse for ever.
 */
const FOLDED = /^\/(search|rascunho|precisamos\/promessa|transparencia|agenda\/passadas|doar(?=\/(?!todo-mes$)))\/.+$/s;
const PAGE_OF_LIST = /\/(?:pagina|page)\/\d+$/;

/** The path without a private link's secret. */
export const withoutSecret = (path: string) => path.replace(FOLDED, "/$1");

/** The page that a path is counted as: the pages of a list are the list. */
export function visitedPage(path: string) {
  const decoded = path.includes("%") ? decodeURIComponent(path) : path;
  const page = withoutSecret(decoded.replace(PAGE_OF_LIST, "")) || "/";
  return page.length > MAX_PAGE_LENGTH ? OTHER_PAGES : page;
}
