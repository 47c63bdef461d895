import { ArrowRight } from "lucide-react";
import type { FieldDescription } from "@/lib/history/types";

/** Of both values together; longer ones go below each other. */
const MAX_INLINE_CHARACTERS = 70;
/** Longer values may overflow their box, which scrolls. */
const SCROLL_CHARACTERS = 250;
const SCROLL_LINES = 8;

type Props = {
  fields: FieldDescription[];
  /** The item still exists: a field without a new value was emptied. */
  emptied?: boolean;
};

/** The fields with their old and new values. */
export function ChangedFields({ fields, emptied = false }: Props) {
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
      {fields.map(({ name, label, before, after }) => (
        <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd
            tabIndex={mayOverflow(before, after) ? 0 : undefined}
            className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-line"
          >
            {before && (after || emptied) ? (
              <BeforeAfter before={before} after={after || "em branco"} />
            ) : (
              before || after || "vazio"
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the box may have to scroll: then it must be focusable for the keyboard. */
function mayOverflow(before: string, after: string) {
  const text = before + after;
  return text.length > SCROLL_CHARACTERS || text.split("\n").length > SCROLL_LINES;
}

function BeforeAfter({ before, after }: { before: string; after: string }) {
  const apart = before.length + after.length > MAX_INLINE_CHARACTERS ? "block" : "";
  return (
    <>
      <del className={`text-muted no-underline ${apart}`}>{before}</del>
      <ins className={`no-underline ${apart}`}>
        <ArrowRight
          role="img"
          aria-label="passou a"
          className={`inline size-4 text-muted ${apart ? "mr-2" : "mx-2"}`}
        />
        {after}
      </ins>
    </>
  );
}
