"use client";

import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { useFailure } from "@/components/manage/use-failure";
import { useNextRowFocus } from "@/components/manage/use-next-row-focus";
import { useSelection } from "@/components/manage/use-selection";
import { Alert } from "@/components/ui/alert";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { LiveCheckbox } from "@/components/ui/live-checkbox";
import { countOf } from "@/lib/text";
import { trashCopy } from "@/lib/trash/copy";
import type { TrashItem, TrashKey } from "@/lib/trash/types";
import type { ActionResult } from "@/lib/web/action-result";
import { TrashCard, type TrashRow, TrashTools } from "./trash-card";

type TrashAction = (input: { items: TrashKey[] }) => Promise<ActionResult>;

type Props = { items: TrashItem[]; restore: TrashAction; purge: TrashAction };

const keysOf = (rows: TrashRow[]) => rows.map(({ entity, id }) => ({ entity, id }));

/** The trash: restores items or deletes them for good, one or several at once. */
export function TrashList({ items, restore, purge }: Props) {
  const rows = items.map((item) => ({ ...item, _id: `${item.entity}:${item.id}` }));
  const selection = useSelection<TrashRow>(rows);
  const list = useNextRowFocus(rows);
  const [pending, setPending] = useState<TrashRow[]>([]);
  const [open, setOpen] = useState(false);
  const [failure, report] = useFailure();
  const [busy, start] = useTransition();

  const run = (action: TrashAction, selected: TrashRow[]) =>
    start(async () => {
      const result = await callOrSignIn(action, { items: keysOf(selected) });
      report(result.ok ? undefined : result.message);
      if (!result.ok) return;
      toast.success(result.message);
      selection.deselect(selected);
    });

  function askPurge(selected: TrashRow[]) {
    setPending(selected);
    setOpen(true);
  }

  const { selected } = selection;
  return (
    <div className="grid gap-4">
      {failure && <Alert>{failure}</Alert>}
      {rows.length > 0 && (
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pl-3">
          <LiveCheckbox
            checked={selection.allSelected}
            onChange={selection.toggleAll}
            className="flex min-h-11 items-center gap-3"
          >
            {selected.length === 0 ? "Selecionar todos" : countOf(selected.length, "selecionado", "selecionados")}
          </LiveCheckbox>
          {selected.length > 0 && (
            <TrashTools busy={busy} onRestore={() => run(restore, selected)} onPurge={() => askPurge(selected)} />
          )}
        </div>
      )}
      <ul ref={list} className="grid gap-3">
        {rows.map((row) => (
          <li key={row._id}>
            <TrashCard row={row} selected={selection.has(row)} onSelect={() => selection.toggle(row)}>
              <TrashTools
                title={row.title}
                busy={busy}
                onRestore={() => run(restore, [row])}
                onPurge={() => askPurge([row])}
              />
            </TrashCard>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={open}
        title={pending.length > 1 ? trashCopy.confirmPurgeMany(pending.length) : trashCopy.confirmPurge}
        detail={`${pending
          .slice(0, 5)
          .map(({ title }) => title)
          .join(" · ")}${pending.length > 5 ? " …" : ""}. ${trashCopy.purgeDetail}`}
        confirm="Excluir de vez"
        onConfirm={() => {
          setOpen(false);
          run(purge, pending);
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
