import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonLook } from "./button-look";

type Look = { look?: ButtonLook };

export function Button({ look = "primary", className, type = "button", ...props }: ComponentProps<"button"> & Look) {
  return <button type={type} className={buttonLook(look, className)} {...props} />;
}

export function LinkButton({ look = "primary", className, ...props }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonLook(look, className)} {...props} />;
}

/** A button that leads out of this site. */
export function OutsideButton({ look = "primary", className, ...props }: ComponentProps<"a"> & Look) {
  return <a rel="noopener noreferrer" className={buttonLook(look, className)} {...props} />;
}
