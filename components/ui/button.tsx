import type { ComponentProps, MouseEvent } from "react";
import { Link } from "@/components/ui/link";
import { type ButtonVariant, buttonClasses } from "./button-classes";

type Variant = { variant?: ButtonVariant };
type ButtonProps = ComponentProps<"button"> & Variant & { hydrated?: boolean };

/**
 * A disabled one keeps the focus, which a keyboard's user would lose with each press of a button that is busy then. Before the scripts
 * are there only the browser itself can disable it.
 */
export function Button({ variant = "primary", className, type = "button", ...props }: ButtonProps) {
  const { disabled, hydrated = true, onClick, ...others } = props;
  return (
    <button
      type={type}
      disabled={!hydrated}
      aria-disabled={disabled || undefined}
      onClick={disabled ? preventDefault : onClick}
      className={buttonClasses(variant, className)}
      {...others}
    />
  );
}

/** Neither pressed nor, as a form's own button, sent. */
const preventDefault = (event: MouseEvent) => event.preventDefault();

export function LinkButton({ variant = "primary", className, ...props }: ComponentProps<typeof Link> & Variant) {
  return <Link className={buttonClasses(variant, className)} {...props} />;
}

/** A link to another site, as a button. */
export function ExternalLinkButton({ variant = "primary", className, ...props }: ComponentProps<"a"> & Variant) {
  return <a rel="noopener noreferrer" className={buttonClasses(variant, className)} {...props} />;
}
