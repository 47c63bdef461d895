import { ArrowRight } from "lucide-react";
import type { FieldDescription } from "@/lib/history/types";

/** Length of both values together up to which they are in one line. */
const MAX_INLINE_CHARACTERS = 70;
/** Characters in a line on a phone; a value of more lines may overflow its box, which scrolls. */
const LINE_CHARACTERS = 35;
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
  return countLines(before) + countLines(after) > SCROLL_LINES;
}

const countLines = (text: string) =>
  text.split("\n").reduce((lines, { length }) => lines + Math.max(1, Math.ceil(length / LINE_CHARACTERS)), 0);

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
