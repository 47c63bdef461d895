import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { LiveCheckbox } from "@/components/ui/live-checkbox";
import { countOf } from "@/lib/text";

export type BulkLabels = { all: string; selected: [one: string, several: string]; on: string; off: string };

type Props = {
  selection: { selected: unknown[]; allSelected: boolean; toggleAll: () => void };
  busy: boolean;
  onSwitch?: (active: boolean) => void;
  onRemove: () => void;
  labels?: BulkLabels;
  /** Further buttons. */
  children: ReactNode;
};

const SWITCH = { on: "Ativar", off: "Desabilitar" };
const LABELS: BulkLabels = { ...SWITCH, all: "Selecionar todos", selected: ["selecionado", "selecionados"] };

/** For nouns such as 'doações'. */
export const FEMININE: BulkLabels = { ...SWITCH, all: "Selecionar todas", selected: ["selecionada", "selecionadas"] };

/** Selects all shown items; switches or removes the selected ones. */
export function BulkBar({ selection, busy, onSwitch, onRemove, labels = LABELS, children }: Props) {
  const { selected, allSelected, toggleAll } = selection;
  const count = countOf(selected.length, ...labels.selected);
  return (
    <div
      className={`flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pl-3 print:hidden ${selected.length > 0 ? "sticky top-15 z-10 rounded-b-card bg-paper shadow-bar" : ""}`}
    >
      <LiveCheckbox checked={allSelected} onChange={toggleAll} className="flex min-h-11 items-center gap-3">
        {selected.length === 0 ? labels.all : count}
      </LiveCheckbox>
      <p role="status" className="sr-only">
        {selected.length > 0 && count}
      </p>
      {selected.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {children}
          {onSwitch && (
            <>
              <Button variant="quiet" disabled={busy} onClick={() => onSwitch(true)}>
                {labels.on}
              </Button>
              <Button variant="quiet" disabled={busy} onClick={() => onSwitch(false)}>
                {labels.off}
              </Button>
            </>
          )}
          <Button variant="quiet" disabled={busy} onClick={onRemove} className="text-danger!">
            Excluir
          </Button>
        </div>
      )}
    </div>
  );
}
