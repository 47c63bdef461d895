import { Button } from "@/components/ui/button";

type Props = {
  selection: { chosen: unknown[]; all: boolean; toggleAll: () => void };
  busy: boolean;
  onSwitch?: (active: boolean) => void;
  onRemove: () => void;
};

/** Chooses all shown items, and does something with the chosen ones. */
export function BulkBar({ selection, busy, onSwitch, onRemove }: Props) {
  const { chosen, all, toggleAll } = selection;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pl-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" checked={all} onChange={toggleAll} className="size-5 accent-accent" />
        {chosen.length === 0 ? "Escolher todos" : `${chosen.length} escolhido(s)`}
      </label>
      <p role="status" className="sr-only">
        {chosen.length > 0 && `${chosen.length} escolhido(s)`}
      </p>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {onSwitch && (
            <>
              <Button look="quiet" disabled={busy} onClick={() => onSwitch(true)}>
                Ativar
              </Button>
              <Button look="quiet" disabled={busy} onClick={() => onSwitch(false)}>
                Desabilitar
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
