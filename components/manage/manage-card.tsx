import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";

type Props = {
  /** For the accessible names of the controls. */
  name: string;
  selected: boolean;
  onSelect: () => void;
  editHref?: string;
  /** Buttons before the edit link. */
  tools?: ReactNode;
  onRemove: () => void;
  children: ReactNode;
};

/** Classes of a card's round icon buttons. */
export const ICON_BUTTON = "grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken";

/** An item of a management list. */
export function ManageCard({ name, selected, onSelect, editHref, tools, onRemove, children }: Props) {
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3 has-[input:checked]:border-accent">
      <label className="grid size-6 shrink-0 cursor-pointer place-items-center">
        <input type="checkbox" checked={selected} onChange={onSelect} className="size-5 accent-accent" />
        <span className="sr-only">Escolher {name}</span>
      </label>
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-4">{children}</div>
      <div className="ml-auto flex">
        {tools}
        {editHref && (
          <Link href={editHref} className={ICON_BUTTON}>
            <span className="sr-only">Editar {name}</span>
            <Pencil aria-hidden className="size-5" />
          </Link>
        )}
        <button type="button" onClick={onRemove} className={`${ICON_BUTTON} text-danger`}>
          <span className="sr-only">Excluir {name}</span>
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
    </Card>
  );
}
