import { diffWordsWithSpace } from "diff";

/** Limit of the comparison, which may take quadratic time; after it the texts count as entirely different. */
const TIMEOUT_MS = 500;

/** The difference of two texts, word by word: deletions struck through, insertions underlined. */
export function TextComparison({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  let place = 0;
  return (
    <>
      <p className="text-muted text-sm">
        <del className="bg-danger-soft text-danger">Riscado</del> saiu,{" "}
        <ins className="bg-leaf-soft text-leaf">sublinhado</ins> entrou.
      </p>
      <section
        aria-label="Comparação do texto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be reachable by keyboard.
        tabIndex={0}
        className="wrap-anywhere max-h-96 overflow-y-auto whitespace-pre-line rounded-card border border-line bg-surface p-5"
      >
        {parts.map(({ value, removed, added }) => {
          const key = place++;
          if (removed)
            return (
              <del key={key} className="bg-danger-soft text-danger">
                {value}
              </del>
            );
          if (added)
            return (
              <ins key={key} className="bg-leaf-soft text-leaf">
                {value}
              </ins>
            );
          return <span key={key}>{value}</span>;
        })}
      </section>
    </>
  );
}
