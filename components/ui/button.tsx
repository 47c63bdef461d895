import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";
import { type ButtonVariant, buttonClasses } from "./button-classes";

type Variant = { variant?: ButtonVariant };

export function Button({
  variant = "primary",
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Variant) {
  return <button type={type} className={buttonClasses(variant, className)} {...props} />;
}

export function LinkButton({ variant = "primary", className, ...props }: ComponentProps<typeof Link> & Variant) {
  return <Link className={buttonClasses(variant, className)} {...props} />;
}

/** A link to another site, as a button. */
export function ExternalLinkButton({ variant = "primary", className, ...props }: ComponentProps<"a"> & Variant) {
  return <a rel="noopener noreferrer" className={buttonClasses(variant, className)} {...props} />;
}
