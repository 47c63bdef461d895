import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/painel/screen-link";
import { Card } from "@/components/ui/card";

type Props = {
  /** What the item is called, for the names of its controls. */
  name: string;
  chosen: boolean;
  onChoose: () => void;
  editHref?: string;
  /** Further buttons, before the pencil. */
  tools?: ReactNode;
  onRemove: () => void;
  children: ReactNode;
};

/** The look of a card's round buttons. */
export const TOOL = "grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken";

/** An item of a management list. */
export function ManageCard({ name, chosen, onChoose, editHref, tools, onRemove, children }: Props) {
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3 has-[input:checked]:border-accent">
      <label className="grid size-6 shrink-0 cursor-pointer place-items-center">
        <input type="checkbox" checked={chosen} onChange={onChoose} className="size-5 accent-accent" />
        <span className="sr-only">Escolher {name}</span>
      </label>
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-4">{children}</div>
      <div className="ml-auto flex">
        {tools}
        {editHref && (
          <ScreenLink href={editHref} className={TOOL}>
            <span className="sr-only">Editar {name}</span>
            <Pencil aria-hidden className="size-5" />
          </ScreenLink>
        )}
        <button type="button" onClick={onRemove} className={`${TOOL} text-danger`}>
          <span className="sr-only">Excluir {name}</span>
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
    </Card>
  );
}
