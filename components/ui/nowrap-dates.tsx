const DATE = /(\d{2}-\d{2}-\d{4})/;

/** A text whose dates ('06-11-2026') do not break at their hyphens. */
export function NowrapDates({ children }: { children: string }) {
  return children.split(DATE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
