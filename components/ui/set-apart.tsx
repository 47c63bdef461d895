type Props = {
  text: string;
  /** With one group: what it holds is set apart. */
  pattern: RegExp;
  className: string;
};

/** A text some parts of which look different. */
export function SetApart({ text, pattern, className }: Props) {
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
