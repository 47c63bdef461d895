"use client";

import { Flame, RotateCcw } from "lucide-react";
import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { useSelection } from "@/components/manage/use-selection";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatMoment } from "@/lib/dates";
import { trashCopy } from "@/lib/trash/copy";
import type { TrashItem, TrashKey } from "@/lib/trash/types";
import type { ActionResult } from "@/lib/web/action-result";

type Work = (input: { items: TrashKey[] }) => Promise<ActionResult>;

type Props = { items: TrashItem[]; restore: Work; purge: Work };

type Row = TrashItem & { _id: string };

const keysOf = (rows: Row[]) => rows.map(({ entity, id }) => ({ entity, id }));

/** What was removed: to put back, or to remove for good, one or several at once. */
export function TrashList({ items, restore, purge }: Props) {
  const rows = items.map((item) => ({ ...item, _id: `${item.entity}:${item.id}` }));
  const selection = useSelection<Row>(rows);
  const [asked, setAsked] = useState<Row[]>([]);
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, start] = useTransition();

  const run = (work: Work, chosen: Row[]) =>
    start(async () => {
      setOpen(false);
      const result = await callOrSignIn(work, { items: keysOf(chosen) });
      setFailure(result.ok ? undefined : result.message);
      if (!result.ok) return;
      toast.success(result.message);
      selection.clear();
    });

  function ask(chosen: Row[]) {
    setAsked(chosen);
    setOpen(true);
  }

  const { chosen } = selection;
  return (
    <div className="grid gap-4">
      {failure && <Alert>{failure}</Alert>}
      {rows.length > 0 && (
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pl-3">
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={selection.all}
              onChange={selection.toggleAll}
              className="size-5 accent-accent"
            />
            {chosen.length === 0 ? "Escolher todos" : `${chosen.length} escolhido(s)`}
          </label>
          {chosen.length > 0 && (
            <Tools busy={busy} onRestore={() => run(restore, chosen)} onPurge={() => ask(chosen)} />
          )}
        </div>
      )}
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li key={row._id}>
            <TrashCard row={row} chosen={selection.has(row)} onChoose={() => selection.toggle(row)}>
              <Tools of={row.title} busy={busy} onRestore={() => run(restore, [row])} onPurge={() => ask([row])} />
            </TrashCard>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={open}
        title={asked.length > 1 ? trashCopy.confirmPurgeMany(asked.length) : trashCopy.confirmPurge}
        detail={`${asked
          .slice(0, 5)
          .map(({ title }) => title)
          .join(" · ")}${asked.length > 5 ? " …" : ""}. ${trashCopy.purgeDetail}`}
        confirm="Excluir de vez"
        onConfirm={() => run(purge, asked)}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

type CardProps = { row: Row; chosen: boolean; onChoose: () => void; children: React.ReactNode };

function TrashCard({ row, chosen, onChoose, children }: CardProps) {
  const { label, title, removedAt, userName, daysLeft } = row;
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3 has-[input:checked]:border-accent">
      <label className="grid size-6 shrink-0 cursor-pointer place-items-center">
        <input type="checkbox" checked={chosen} onChange={onChoose} className="size-5 accent-accent" />
        <span className="sr-only">Escolher {title}</span>
      </label>
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-muted text-sm">{label}</p>
        <h2 className="wrap-anywhere font-sans font-semibold text-lg leading-snug tracking-normal">{title}</h2>
        <p className="text-muted text-sm">
          {userName} excluiu em <time dateTime={removedAt}>{formatMoment(removedAt)}</time> ·{" "}
          <span className="whitespace-nowrap">{timeLeft(daysLeft)}</span>
        </p>
      </div>
      {children}
    </Card>
  );
}

const timeLeft = (days: number) => (days <= 1 ? "some em menos de um dia" : `some em ${days} dias`);

type ToolsProps = {
  /** The item, for the names of the buttons; absent for all that are chosen. */
  of?: string;
  busy: boolean;
  onRestore: () => void;
  onPurge: () => void;
};

function Tools({ of, busy, onRestore, onPurge }: ToolsProps) {
  const name = of ? <span className="sr-only"> {of}</span> : null;
  return (
    <div className="flex flex-wrap">
      <Button look="quiet" disabled={busy} onClick={onRestore}>
        <RotateCcw aria-hidden className="size-5" />
        <span>Restaurar{name}</span>
      </Button>
      <Button look="quiet" disabled={busy} onClick={onPurge} className="text-danger!">
        <Flame aria-hidden className="size-5" />
        <span>Excluir de vez{name}</span>
      </Button>
    </div>
  );
}
