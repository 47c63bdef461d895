import type { MouseEvent } from "react";
import type { PageStep } from "@/components/ui/pages";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";
import { routes } from "@/lib/routes";
import type { TableView } from "./fetch-donations";

type Props = PageStep & { q: string; page: number | undefined; onFollow: (view: TableView) => void };

/** A link to a page of the table, which changes in place. Without a page the same element, so that it keeps the focus. */
export function PageLink({ q, page, onFollow, rel, ...props }: Props) {
  if (!page) return <a role="link" aria-disabled tabIndex={-1} {...props} />;

  function follow(event: MouseEvent, view: TableView) {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    onFollow(view);
  }

  return <a href={routes.donations(q, page)} rel={rel} onClick={(event) => follow(event, { q, page })} {...props} />;
}
