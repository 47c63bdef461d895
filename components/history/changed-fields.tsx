import { ArrowRight } from "lucide-react";
import type { FieldInWords } from "@/lib/history/types";

/** Characters of both together that still stand well on one line. */
const MAX_INLINE_CHARACTERS = 70;
/** Characters, and lines, above which a value may have to be scrolled. */
const SCROLL_CHARACTERS = 250;
const SCROLL_LINES = 8;

type Props = {
  fields: FieldInWords[];
  /** The item stayed: a field without a value was emptied. */
  emptied?: boolean;
};

/** Each field with what it was and what it became. */
export function ChangedFields({ fields, emptied = false }: Props) {
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
      {fields.map(({ name, label, before, after }) => (
        <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd
            tabIndex={isLong(before, after) ? 0 : undefined}
            className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-line"
          >
            {before && (after || emptied) ? (
              <Both before={before} after={after || "em branco"} />
            ) : (
              before || after || "vazio"
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether it may be higher than its box on a narrow screen: then the keyboard must be able to scroll it. */
function isLong(before: string, after: string) {
  const text = before + after;
  return text.length > SCROLL_CHARACTERS || text.split("\n").length > SCROLL_LINES;
}

function Both({ before, after }: { before: string; after: string }) {
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
