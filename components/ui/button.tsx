import Link from "next/link";
import type { ComponentProps } from "react";

const BASE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 font-semibold text-base leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-60";

const LOOKS = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border-2 border-ink/80 text-ink hover:bg-ink hover:text-paper",
  quiet: "text-ink hover:bg-sunken",
  danger: "bg-danger text-paper hover:opacity-90",
} as const;

type Look = { look?: keyof typeof LOOKS };

const classes = (look: keyof typeof LOOKS, more = "") => `${BASE} ${LOOKS[look]} ${more}`;

export function Button({ look = "primary", className, type = "button", ...props }: ComponentProps<"button"> & Look) {
  return <button type={type} className={classes(look, className)} {...props} />;
}

export function LinkButton({ look = "primary", className, ...props }: ComponentProps<typeof Link> & Look) {
  return <Link className={classes(look, className)} {...props} />;
}

/** A button that leads out of this site. */
export function OutsideButton({ look = "primary", className, ...props }: ComponentProps<"a"> & Look) {
  return <a rel="noopener noreferrer" className={classes(look, className)} {...props} />;
}
