import { Button } from "@/components/ui/button";

type Props = {
  selection: { chosen: unknown[]; all: boolean; toggleAll: () => void };
  busy: boolean;
  onRead: () => void;
  onArchive: () => void;
  onRemove: () => void;
};

/** Chooses all shown messages, and does something with the chosen ones. */
export function InboxBulkBar({ selection: { chosen, all, toggleAll }, busy, onRead, onArchive, onRemove }: Props) {
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
          <Button look="quiet" disabled={busy} onClick={onRead}>
            Marcar como lidas
          </Button>
          <Button look="quiet" disabled={busy} onClick={onArchive}>
            Arquivar
          </Button>
          <Button look="quiet" disabled={busy} onClick={onRemove} className="text-danger!">
            Excluir
          </Button>
        </div>
      )}
    </div>
  );
}
