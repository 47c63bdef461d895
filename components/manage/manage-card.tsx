import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";

type Props = {
  /** For the accessible names of the controls. */
  name: string;
  selected: boolean;
  onSelect: () => void;
  editHref?: string;
  /** Where visitors find it; absent while they cannot. */
  siteHref?: string;
  /** Buttons before the edit link. */
  tools?: ReactNode;
  onRemove: () => void;
  children: ReactNode;
};

/** Classes of a card's icon buttons; with a `ToolWord` below the icon where there is no pointer that hovers. */
export const ICON_BUTTON =
  "grid min-h-11 min-w-11 shrink-0 place-items-center content-center gap-1 rounded-field hover:bg-sunken pointer-coarse:px-1.5";

/** In sight what the button's accessible name says with the item. */
export function ToolWord({ children }: { children: string }) {
  return (
    <span aria-hidden className="hidden font-semibold text-xs leading-none pointer-coarse:block">
      {children}
    </span>
  );
}

/** An item's name, which leads to its form. */
export function CardTitle({ href, children }: { href?: string; children: ReactNode }) {
  return (
    <h2 className="wrap-anywhere font-sans font-semibold text-lg leading-snug tracking-normal">
      {href ? (
        <Link href={href} prefetch={false} className="underline-offset-4 hover:underline">
          {children}
        </Link>
      ) : (
        children
      )}
    </h2>
  );
}

/** An item of a management list. */
export function ManageCard({ name, selected, onSelect, editHref, siteHref, tools, onRemove, children }: Props) {
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3 has-[input:checked]:border-accent">
      <label className="grid size-6 shrink-0 cursor-pointer place-items-center">
        <input type="checkbox" checked={selected} onChange={onSelect} className="size-5 accent-accent" />
        <span className="sr-only">Escolher {name}</span>
      </label>
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-4">{children}</div>
      <div className="ml-auto flex flex-wrap justify-end">
        {tools}
        {siteHref && (
          <a href={siteHref} target="_blank" rel="noopener" title="Ver no site" className={ICON_BUTTON}>
            <span className="sr-only">Ver no site: {name}</span>
            <ExternalLink aria-hidden className="size-5" />
            <ToolWord>Ver</ToolWord>
          </a>
        )}
        {editHref && (
          <Link href={editHref} className={ICON_BUTTON}>
            <span className="sr-only">Editar {name}</span>
            <Pencil aria-hidden className="size-5" />
            <ToolWord>Editar</ToolWord>
          </Link>
        )}
        <button type="button" onClick={onRemove} className={`${ICON_BUTTON} text-danger`}>
          <span className="sr-only">Excluir {name}</span>
          <Trash2 aria-hidden className="size-5" />
          <ToolWord>Excluir</ToolWord>
        </button>
      </div>
    </Card>
  );
}
