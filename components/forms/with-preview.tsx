import type { ReactNode } from "react";

/** A form with the item's live preview beside it, or below it on narrow screens. */
export function WithPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {children}
      {preview}
    </div>
  );
}

type Props = {
  /** The form's value: 'false' of a donation or a need that visitors do not see. */
  active?: unknown;
  className?: string;
  children: ReactNode;
};

/** The live preview of an item: its real card, fed with the form's values. */
export function Preview({ active, className = "", children }: Props) {
  return (
    <aside aria-label="Pré-visualização" className={`${className} xl:sticky xl:top-22`}>
      <p className="mb-2 font-semibold text-muted text-sm">
        {String(active) === "false" ? "Desabilitada: não aparece no site" : "Assim vai aparecer no site"}
      </p>
      {children}
    </aside>
  );
}
