import { History } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/lib/dates";

type Props = { draft: { restoredAt: string | undefined; discard: () => void } };

/** Says, above the fields, that they are not as they were saved. */
export function RestoredDraft({ draft: { restoredAt, discard } }: Props) {
  if (!restoredAt) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-leaf-soft px-4 py-3 text-leaf"
    >
      <p className="flex items-center gap-3 font-medium">
        <History aria-hidden className="size-5 shrink-0" />
        Recuperamos o que você tinha escrito em {formatMoment(restoredAt)} e não salvou.
      </p>
      <Button variant="quiet" onClick={discard}>
        Descartar
      </Button>
    </div>
  );
}
