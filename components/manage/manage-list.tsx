"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { Alert } from "@/components/ui/alert";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Empty } from "@/components/ui/empty";
import { Pagination } from "@/components/ui/pagination";
import type { ActionResult } from "@/lib/action-result";
import type { Page } from "@/lib/listing";
import type { ManageQuery } from "@/lib/listing-query";
import { BulkBar } from "./bulk-bar";
import { LoadMore } from "./load-more";
import { ManageCard } from "./manage-card";
import { manageHref } from "./manage-href";
import { useRemoval } from "./use-removal";
import { useSelection } from "./use-selection";

/** What is said of one kind of item. */
export type ManageCopy = {
  /** The list has nothing in it. */
  none: string;
  /** 'Tem certeza que deseja excluir este artigo?' */
  confirmDelete: string;
  /** The same for several. */
  confirmDeleteMany: (count: number) => string;
  /** 'Artigo excluído', '3 artigos excluídos'. */
  deleted: (count: number) => string;
};

export type ManageListProps<Item extends { _id: string; active?: boolean }> = {
  query: ManageQuery;
  list: Page<Item>;
  copy: ManageCopy;
  /** The item in a few words: for its buttons' names and for the question before a deletion. */
  nameOf: (item: Item) => string;
  editHref?: (item: Item) => string;
  /** What a card shows of the item. */
  children: (item: Item) => ReactNode;
  /** Further buttons of a card. */
  tools?: (item: Item) => ReactNode;
  remove: (input: { ids: string[] }) => Promise<ActionResult>;
  setActive?: (input: { ids: string[]; active: boolean }) => Promise<ActionResult>;
  load: (query: ManageQuery) => Promise<ActionResult<Page<Item>>>;
};

/** A management list: cards with pencil and trash, several at once, page by page or all as one scrolls. */
export function ManageList<Item extends { _id: string; active?: boolean }>(props: ManageListProps<Item>) {
  const { query, list, copy, nameOf, editHref, children, tools, remove, setActive, load } = props;
  const pathname = usePathname();
  const [more, setMore] = useState<Item[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, startSwitching] = useTransition();
  const removal = useRemoval<Item>(remove, (items) => copy.deleted(items.length));
  const known = new Set(list.items.map(({ _id }) => _id));
  const loaded = [...list.items, ...more.filter(({ _id }) => !known.has(_id))];
  const items = loaded.filter((item) => !removal.isGone(item));
  const selection = useSelection(items);
  const all = query.porPagina === "todos";
  const reachable = Math.min(list.total, list.pages * list.items.length);
  const problem = failure ?? removal.failure;

  async function loadNext() {
    // What was removed here is no longer counted there; what comes twice is shown once.
    const answer = await callOrSignIn(load, { ...query, pagina: Math.floor(items.length / list.items.length) + 1 });
    if (!answer.ok) return answer.message;
    setMore((rest) => [...rest, ...answer.data.items.filter(({ _id }) => !rest.some((item) => item._id === _id))]);
  }

  function switchChosen(active: boolean) {
    if (!setActive) return;
    startSwitching(async () => {
      const ids = selection.chosen.map(({ _id }) => _id);
      const result = await callOrSignIn(setActive, { ids, active });
      setFailure(result.ok ? undefined : result.message);
      if (!result.ok) return;
      toast.success(result.message);
      setMore((rest) => rest.map((item) => (ids.includes(item._id) ? { ...item, active } : item)));
      selection.clear();
    });
  }

  return (
    <div className="grid gap-4">
      {problem && <Alert>{problem}</Alert>}
      {items.length === 0 && <Empty title={query.q ? "Nada encontrado. Tente outras palavras." : copy.none} />}
      {items.length > 0 && (
        <BulkBar
          selection={selection}
          busy={busy}
          onSwitch={setActive && switchChosen}
          onRemove={() => removal.ask(...selection.chosen)}
        />
      )}
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item._id}>
            <ManageCard
              name={nameOf(item)}
              chosen={selection.has(item)}
              onChoose={() => selection.toggle(item)}
              editHref={editHref?.(item)}
              tools={tools?.(item)}
              onRemove={() => removal.ask(item)}
            >
              {children(item)}
            </ManageCard>
          </li>
        ))}
      </ul>
      {all && loaded.length < reachable && <LoadMore left={reachable - loaded.length} load={loadNext} />}
      {!all && (
        <Pagination
          page={list.page}
          pages={list.pages}
          href={(pagina) => manageHref(pathname, { ...query, pagina })}
          label="Páginas da lista"
        />
      )}
      {list.page === list.pages && hasBeyond(list, query) && <p className="text-center text-muted">{BEYOND}</p>}
      <ConfirmDialog
        {...removal.dialog}
        onConfirm={() => {
          removal.dialog.onConfirm();
          selection.clear();
        }}
        title={removal.asked.length > 1 ? copy.confirmDeleteMany(removal.asked.length) : copy.confirmDelete}
        detail={removal.asked.slice(0, 5).map(nameOf).join(" · ") + (removal.asked.length > 5 ? " …" : "")}
        confirm="Excluir"
      />
    </div>
  );
}

const BEYOND = "A lista vai até aqui. Para achar o que falta, busque por uma palavra, filtre ou mude a ordem.";

/** Whether there are items behind the last page that one can go to (lib/listing.ts, REACH). */
function hasBeyond({ total, more, pages }: Page<unknown>, { porPagina }: ManageQuery) {
  return more || (porPagina !== "todos" && total > pages * porPagina);
}
