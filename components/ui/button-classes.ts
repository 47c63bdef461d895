/** Not on paper, where nothing can be pressed. */
const BASE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 font-semibold text-base leading-tight transition-colors forced-colors:border-2 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 print:hidden";

const VARIANTS = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border-2 border-ink/80 text-ink hover:bg-ink hover:text-paper",
  quiet: "text-ink hover:bg-sunken",
  danger: "bg-danger text-paper hover:opacity-90",
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** Of a quiet one on a phone: its text is in line with what stands above. High contrast gives it a border, which would leave the screen. */
export const IN_LINE = "max-sm:-ml-5 forced-colors:ml-0";

/** For elements that are not a `Button` but look like one. */
export const buttonClasses = (variant: ButtonVariant, more = "") => `${BASE} ${VARIANTS[variant]} ${more}`;
