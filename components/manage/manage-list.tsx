"use client";

import { type ReactNode, useState } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { Alert } from "@/components/ui/alert";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Empty } from "@/components/ui/empty";
import type { Page } from "@/lib/lists/listing";
import type { ManageQuery } from "@/lib/lists/listing-query";
import type { ActionResult } from "@/lib/web/action-result";
import { BulkBar, type BulkLabels } from "./bulk-bar";
import { ManageCard } from "./manage-card";
import { RemovedNotice } from "./removed-notice";
import { RestOfList } from "./rest-of-list";
import { type Undo, useRemoval } from "./use-removal";
import { useSelection } from "./use-selection";
import { useSwitch } from "./use-switch";

/** What is said of one kind of item. */
type ManageCopy = {
  /** The list has nothing in it. */
  none: string;
  /** 'Tem certeza que deseja excluir este artigo?' */
  confirmDelete: string;
  /** The same for several. */
  confirmDeleteMany: (count: number) => string;
};

type Item = { _id: string; active?: boolean };

/** What a card can do with its item. */
export type ItemControls = {
  busy: boolean;
  chosen: boolean;
  onChoose: () => void;
  onSwitch: (active: boolean) => void;
  onRemove: () => void;
};

export type ManageListProps<One extends Item> = {
  list: Page<One>;
  copy: ManageCopy;
  /** The item in a few words: for its buttons' names and for the question before a deletion. */
  nameOf: (item: One) => string;
  /** What the address asks for; without it the list has one page. */
  query?: ManageQuery;
  load?: (query: ManageQuery) => Promise<ActionResult<Page<One>>>;
  /** Something is searched for or filtered, where the query does not say it. */
  filtered?: boolean;
  remove: (input: { ids: string[] }) => Promise<ActionResult>;
  undo: Undo;
  setActive?: (input: { ids: string[]; active: boolean }) => Promise<ActionResult>;
  /** Switching offers 'Desfazer', too. */
  undoableSwitch?: boolean;
  labels?: BulkLabels;
  /** Further things to do with the chosen items; `clear` chooses none. */
  bulk?: (chosen: One[], clear: () => void) => ReactNode;
  /** Leaves out what chooses several. */
  single?: boolean;
} & (
  | {
      /** What the usual card shows of the item. */
      children: (item: One) => ReactNode;
      editHref?: (item: One) => string;
      /** Further buttons of a card. */
      tools?: (item: One) => ReactNode;
    }
  | {
      /** A card of its own. */
      card: (item: One, controls: ItemControls) => ReactNode;
    }
);

/** A management list: cards with pencil and trash, several at once, page by page or all as one scrolls. */
export function ManageList<One extends Item>(props: ManageListProps<One>) {
  const { query, list, copy, nameOf, remove, undo, load, labels, bulk, single } = props;
  const [more, setMore] = useState<One[]>([]);
  const removal = useRemoval<One>(remove, nameOf, undo);
  const switching = useSwitch(props, setMore);
  const known = new Set(list.items.map(({ _id }) => _id));
  const loaded = [...list.items, ...more.filter(({ _id }) => !known.has(_id))];
  const items = loaded.filter((item) => !removal.isGone(item));
  const selection = useSelection(items);
  const problem = switching.failure ?? removal.failure;

  async function loadNext() {
    if (!query || !load) return;
    // What was removed here is no longer counted there; what comes twice is shown once.
    const answer = await callOrSignIn(load, { ...query, pagina: Math.floor(items.length / list.items.length) + 1 });
    if (!answer.ok) return answer.message;
    setMore((rest) => [...rest, ...answer.data.items.filter(({ _id }) => !rest.some((item) => item._id === _id))]);
  }

  return (
    <div className="grid gap-4">
      {problem && <Alert>{problem}</Alert>}
      <RemovedNotice removed={removal.removed} busy={removal.busy} onUndo={removal.undo} />
      {items.length === 0 && <Empty title={isFiltered(props) ? NONE_FOUND : copy.none} />}
      {items.length > 0 && !single && (
        <BulkBar
          selection={selection}
          busy={switching.busy}
          labels={labels}
          onSwitch={props.setActive && ((active) => switching.run(selection.chosen, active).then(selection.clear))}
          onRemove={() => removal.ask(...selection.chosen)}
        >
          {bulk?.(selection.chosen, selection.clear)}
        </BulkBar>
      )}
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item._id}>
            {drawCard(props, item, {
              busy: switching.busy,
              chosen: selection.has(item),
              onChoose: () => selection.toggle(item),
              onSwitch: (active) => switching.run([item], active),
              onRemove: () => removal.ask(item),
            })}
          </li>
        ))}
      </ul>
      <RestOfList query={query} list={list} loaded={loaded.length} loadNext={loadNext} />
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

const NONE_FOUND = "Nada encontrado. Tente outras palavras ou outro filtro.";

function isFiltered<One extends Item>({ query, filtered }: ManageListProps<One>) {
  return filtered ?? (query !== undefined && (query.q !== "" || query.status !== "todos" || query.categoria !== ""));
}

function drawCard<One extends Item>(props: ManageListProps<One>, item: One, controls: ItemControls) {
  if ("card" in props) return props.card(item, controls);
  const { nameOf, editHref, tools, children } = props;
  return (
    <ManageCard {...controls} name={nameOf(item)} editHref={editHref?.(item)} tools={tools?.(item)}>
      {children(item)}
    </ManageCard>
  );
}
