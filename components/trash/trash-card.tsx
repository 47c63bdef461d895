import { Flame, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { LiveButton } from "@/components/ui/live-button";
import { LiveCheckbox } from "@/components/ui/live-checkbox";
import { ShortMoment } from "@/components/ui/short-date";
import type { TrashItem } from "@/lib/trash/types";

export type TrashRow = TrashItem & { _id: string };

type CardProps = { row: TrashRow; selected: boolean; onSelect: () => void; children: ReactNode };

export function TrashCard({ row, selected, onSelect, children }: CardProps) {
  const { label, title, removedAt, userName, daysLeft } = row;
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3 has-[input:checked]:border-accent">
      <LiveCheckbox checked={selected} onChange={onSelect} className="grid size-6 shrink-0 place-items-center">
        <span className="sr-only">Selecionar {title}</span>
      </LiveCheckbox>
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-muted text-sm">{label}</p>
        <h2 className="font-sans font-semibold text-lg leading-snug tracking-normal">{title}</h2>
        <p className="text-muted text-sm">
          {userName} excluiu em <ShortMoment moment={removedAt} /> ·{" "}
          <span className="whitespace-nowrap">{timeLeft(daysLeft)}</span>
        </p>
      </div>
      {children}
    </Card>
  );
}

const timeLeft = (days: number) => (days <= 1 ? "some em menos de um dia" : `some em ${days} dias`);

type ToolsProps = {
  /** The item's title, for the buttons' accessible names; absent for the selected items. */
  title?: string;
  busy: boolean;
  onRestore: () => void;
  onPurge: () => void;
};

export function TrashTools({ title, busy, onRestore, onPurge }: ToolsProps) {
  const name = title ? <span className="sr-only"> {title}</span> : null;
  return (
    <div className="flex flex-wrap">
      <LiveButton variant="quiet" disabled={busy} onClick={onRestore}>
        <RotateCcw aria-hidden className="size-5" />
        <span>Restaurar{name}</span>
      </LiveButton>
      <LiveButton variant="quiet" disabled={busy} onClick={onPurge} className="text-danger!">
        <Flame aria-hidden className="size-5" />
        <span>Excluir de vez{name}</span>
      </LiveButton>
    </div>
  );
}
