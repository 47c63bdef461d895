import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

export type BulkLabels = { all: string; chosen: string; on?: string; off?: string };

type Props = {
  selection: { chosen: unknown[]; all: boolean; toggleAll: () => void };
  busy: boolean;
  onSwitch?: (active: boolean) => void;
  onRemove: () => void;
  labels?: BulkLabels;
  /** Further things to do with the chosen ones. */
  children?: ReactNode;
};

const LABELS = { all: "Escolher todos", on: "Ativar", off: "Desabilitar", chosen: "escolhido(s)" };

/** Chooses all shown items, and does something with the chosen ones. */
export function BulkBar({ selection, busy, onSwitch, onRemove, labels = LABELS, children }: Props) {
  const { chosen, all, toggleAll } = selection;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pl-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" checked={all} onChange={toggleAll} className="size-5 accent-accent" />
        {chosen.length === 0 ? labels.all : `${chosen.length} ${labels.chosen}`}
      </label>
      <p role="status" className="sr-only">
        {chosen.length > 0 && `${chosen.length} ${labels.chosen}`}
      </p>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {children}
          {onSwitch && (
            <>
              <Button look="quiet" disabled={busy} onClick={() => onSwitch(true)}>
                {labels.on}
              </Button>
              <Button look="quiet" disabled={busy} onClick={() => onSwitch(false)}>
                {labels.off}
              </Button>
            </>
          )}
          <Button look="quiet" disabled={busy} onClick={onRemove} className="text-danger!">
            Excluir
          </Button>
        </div>
      )}
    </div>
  );
}
