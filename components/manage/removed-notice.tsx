import { Trash2 } from "lucide-react";
import type { Ref } from "react";
import { Link } from "@/components/ui/link";
import { LiveButton } from "@/components/ui/live-button";
import { painelRoutes } from "@/lib/painel-routes";
import { TRASH_DAYS } from "@/lib/trash/limits";
import type { Removed } from "./use-removal";

type Props = { removed: Removed[]; busy: boolean; onUndo: () => void; undoButton: Ref<HTMLButtonElement> };

/** Tells that the last removed items are in the trash, and restores them. A notice, because a toast disappears. */
export function RemovedNotice({ removed, busy, onUndo, undoButton }: Props) {
  const [first, ...others] = removed;
  return (
    <div role="status">
      {first && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-sunken py-2 pr-2 pl-4">
          <Trash2 aria-hidden className="size-5 shrink-0 text-muted" />
          <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
            {others.length === 0 ? <strong>{first.title}</strong> : <strong>{removed.length} itens</strong>}{" "}
            {others.length === 0 ? "está" : "estão"} na{" "}
            <Link href={painelRoutes.trash} className="underline underline-offset-4">
              lixeira
            </Link>{" "}
            por {TRASH_DAYS} dias.
          </p>
          <LiveButton ref={undoButton} variant="secondary" disabled={busy} onClick={onUndo}>
            <span>
              Desfazer<span className="sr-only"> a exclusão</span>
            </span>
          </LiveButton>
        </div>
      )}
    </div>
  );
}
