import { Button } from "@/components/ui/button";

type Props = {
  selection: { chosen: unknown[]; all: boolean; toggleAll: () => void };
  busy: boolean;
  onHide: (hidden: boolean) => void;
  onRemove: () => void;
};

/** Chooses all shown reviews, and does something with the chosen ones. */
export function ReviewsBulkBar({ selection: { chosen, all, toggleAll }, busy, onHide, onRemove }: Props) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pl-3 sm:pl-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" checked={all} onChange={toggleAll} className="mx-0.5 size-5 accent-accent" />
        Escolher todas
      </label>
      <span role="status" className="text-muted">
        {chosen.length > 0 && `${chosen.length} escolhida(s)`}
      </span>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-1">
          <Button look="quiet" disabled={busy} onClick={() => onHide(false)}>
            Mostrar
          </Button>
          <Button look="quiet" disabled={busy} onClick={() => onHide(true)}>
            Ocultar
          </Button>
          <Button look="quiet" disabled={busy} onClick={onRemove} className="text-danger!">
            Excluir
          </Button>
        </div>
      )}
    </div>
  );
}
