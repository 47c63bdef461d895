"use client";

import { usePathname } from "next/navigation";
import { Pagination } from "@/components/ui/pagination";
import { hasBeyond, MAX_LISTED, type Page } from "@/lib/lists/listing";
import type { ManageQuery } from "@/lib/lists/listing-query";
import { LoadMore } from "./load-more";
import { manageHref } from "./manage-href";

const END_NOTE = "A lista vai até aqui. Para achar o que falta, busque por uma palavra, filtre ou mude a ordem.";

type Props<One> = {
  query?: ManageQuery;
  list: Page<One>;
  loaded: number;
  loadNext: () => Promise<string | undefined>;
};

/** Page links, or infinite scroll when the list is shown whole ('Todos'). */
export function RestOfList<One>({ query, list, loaded, loadNext }: Props<One>) {
  const pathname = usePathname();
  if (!query) return null;
  const all = query.porPagina === "todos";
  const reachable = Math.min(list.total, MAX_LISTED);
  return (
    <>
      {all && loaded < reachable && <LoadMore remaining={reachable - loaded} load={loadNext} />}
      {!all && (
        <Pagination
          list={list}
          href={(pagina) => manageHref(pathname, { ...query, pagina })}
          label="Páginas da lista"
          endNote={END_NOTE}
        />
      )}
      {all && loaded >= reachable && hasBeyond(list) && <p className="text-center text-muted">{END_NOTE}</p>}
    </>
  );
}
