type Props = {
  title: string;
  /** Accessible name. */
  label: string;
  text: string;
};

export function Code({ title, label, text }: Props) {
  return (
    <div className="grid min-w-0 gap-2">
      <p className="font-semibold">{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto rounded-field bg-sunken p-4">
        <pre className="text-sm leading-relaxed">
          <code>{text}</code>
        </pre>
      </section>
    </div>
  );
}
