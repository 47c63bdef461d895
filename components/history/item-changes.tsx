import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { ChangeData } from "@/lib/history/types";
import { formatCount } from "@/lib/text";
import { ChangeList } from "./change-list";

type Props = {
  changes: ChangeData[];
  total: number;
  /** The URL of all changes. */
  allHref: string;
  /** The button that erases their values, if there is one. */
  erase: ReactNode;
};

/** An item's history, collapsed below its form. */
export function ItemChanges({ changes, total, allHref, erase }: Props) {
  if (total === 0) return null;
  return (
    <details className="group border-line border-t pt-4">
      <summary className="flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 transition-transform group-open:rotate-90" />
        <h2 className="text-2xl">Histórico ({formatCount(total)})</h2>
      </summary>
      <div className="mt-4 grid gap-4">
        <ChangeList runs={changes.map((change) => [change])} heading="h3" ofItem />
        {total > changes.length && (
          <Link href={allHref} className="w-fit py-2 font-semibold underline underline-offset-4">
            Ver todas as {formatCount(total)} alterações
          </Link>
        )}
        {erase}
      </div>
    </details>
  );
}
