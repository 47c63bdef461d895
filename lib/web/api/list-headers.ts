import "server-only";
import type { Page } from "../../lists/listing";

/** `X-Total-Count`, and `Link` (RFC 8288) to the first, previous, next and last page of a REST list. */
export function setListHeaders(request: Request, { total, page, pages }: Page<unknown>, headers: Headers) {
  headers.set("x-total-count", String(total));
  const url = new URL(request.url);
  const link = (to: number, rel: string) => {
    url.searchParams.set("page", String(to));
    return `<${url.pathname}${url.search}>; rel="${rel}"`;
  };
  const links = [link(1, "first"), link(pages, "last")];
  if (page > 1) links.push(link(Math.min(page - 1, pages), "prev"));
  if (page < pages) links.push(link(page + 1, "next"));
  headers.set("link", links.join(", "));
}
