"use client";

import { usePathname } from "next/navigation";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { listHref } from "@/lib/lists/list-href";
import { BulkBar } from "./bulk-bar";
import { ManageCard } from "./manage-card";
import type { ItemControls, ManagedItem, ManageListProps } from "./manage-list-props";
import { RemovedNotice } from "./removed-notice";
import { useRemoval } from "./use-removal";
import { useRowFocus } from "./use-row-focus";
import { useSelection } from "./use-selection";
import { useSelectionEnd } from "./use-selection-end";
import { useSwitch } from "./use-switch";

/** A management list: cards to edit, switch and remove, one or several at once, in pages. */
export function ManageList<One extends ManagedItem>(props: ManageListProps<One>) {
  const { query, list, copy, nameOf, remove, undo, labels, bulk, single, readOnly } = props;
  const pathname = usePathname();
  const removal = useRemoval<One>(remove, nameOf, undo);
  const switching = useSwitch(props.setActive);
  const items = list.items.filter((item) => !removal.isGone(item));
  /** On other pages, too. */
  const left = list.total - (list.items.length - items.length);
  const selection = useSelection(items);
  const focus = useRowFocus(items, removal.busy);
  useSelectionEnd(focus.rows, list.items.findIndex(selection.has));
  const problem = switching.failure ?? removal.failure;
  /** After a failure, what was chosen stays, to try again. */
  const clearIf = (succeeded: boolean) => succeeded && selection.clear();

  async function confirmRemoval() {
    const { asked, dialog } = removal;
    focus.remember(asked[0]?._id);
    if (await dialog.onConfirm()) selection.deselect(asked);
  }

  function undoRemoval() {
    focus.remember(removal.removed[0]?.id);
    removal.undo();
  }

  return (
    <div className="grid gap-4">
      {problem && <Alert>{problem}</Alert>}
      <RemovedNotice removed={removal.removed} busy={removal.busy} onUndo={undoRemoval} undoButton={focus.spare} />
      {left <= 0 && <EmptyState title={isFiltered(props) ? NONE_FOUND : copy.none} />}
      {items.length > 0 && !single && !readOnly && (
        <BulkBar
          selection={selection}
          busy={switching.busy}
          labels={labels}
          onSwitch={props.setActive && ((active) => switching.run(selection.selected, active).then(clearIf))}
          onRemove={() => removal.ask(...selection.selected)}
        >
          {bulk?.(selection.selected, selection.clear)}
        </BulkBar>
      )}
      <ul ref={focus.rows} className="grid gap-3">
        {items.map((item) => (
          <li key={item._id}>
            {renderCard(props, item, {
              busy: switching.busy,
              selected: selection.has(item),
              onSelect: () => selection.toggle(item),
              onSwitch: (active) => switching.run([item], active),
              onRemove: () => removal.ask(item),
            })}
          </li>
        ))}
      </ul>
      {query && (
        <Pagination
          list={list}
          href={(pagina) => listHref(pathname, { ...query, pagina })}
          label="Páginas da lista"
          endNote={END_NOTE}
        />
      )}
      <ConfirmDialog
        {...removal.dialog}
        onConfirm={confirmRemoval}
        title={removal.asked.length > 1 ? copy.confirmDeleteMany(removal.asked.length) : copy.confirmDelete}
        detail={removal.asked.slice(0, 5).map(nameOf).join(" · ") + (removal.asked.length > 5 ? " …" : "")}
        confirm="Excluir"
      />
    </div>
  );
}

const END_NOTE = "A lista vai até aqui. Para achar o que falta, busque por uma palavra, filtre ou mude a ordem.";

const NONE_FOUND = "Nada encontrado. Tente outras palavras ou outro filtro.";

function isFiltered<One extends ManagedItem>({ query, filtered }: ManageListProps<One>) {
  return filtered ?? (query !== undefined && (query.q !== "" || query.status !== "todos" || query.categoria !== ""));
}

function renderCard<One extends ManagedItem>(props: ManageListProps<One>, item: One, controls: ItemControls) {
  if ("card" in props) return props.card(item, controls);
  const { nameOf, editHref, siteHref, tools, readOnly, children } = props;
  if (readOnly) return <Card className="flex items-center gap-4 p-3">{children(item)}</Card>;
  const href = editHref?.(item);
  return (
    <ManageCard {...controls} name={nameOf(item)} editHref={href} siteHref={siteHref?.(item)} tools={tools?.(item)}>
      {children(item, href)}
    </ManageCard>
  );
}
