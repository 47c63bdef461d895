import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LiveCheckbox } from "@/components/ui/live-checkbox";
import { ICON_BUTTON, ToolButton, ToolLink, ToolWord } from "./card-tools";

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

/** An item of a management list. */
export function ManageCard({ name, selected, onSelect, editHref, siteHref, tools, onRemove, children }: Props) {
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3 has-[input:checked]:border-accent">
      <LiveCheckbox checked={selected} onChange={onSelect} className="grid size-6 shrink-0 place-items-center">
        <span className="sr-only">Selecionar {name}</span>
      </LiveCheckbox>
      <div className="flex min-w-0 flex-1 basis-52 items-center gap-4">{children}</div>
      <div className="ml-auto flex flex-wrap justify-end">
        {tools}
        {siteHref && (
          <ToolLink href={siteHref} target="_blank" title="Ver no site" Icon={ExternalLink} word="Ver">
            {`Ver no site: ${name}`}
          </ToolLink>
        )}
        {editHref && (
          <Link href={editHref} className={ICON_BUTTON}>
            <span className="sr-only">Editar {name}</span>
            <Pencil aria-hidden className="size-5" />
            <ToolWord>Editar</ToolWord>
          </Link>
        )}
        <ToolButton onClick={onRemove} Icon={Trash2} word="Excluir" danger>
          {`Excluir ${name}`}
        </ToolButton>
      </div>
    </Card>
  );
}
