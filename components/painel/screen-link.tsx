"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";
import { type ButtonLook, buttonLook } from "@/components/ui/button-look";

/**
 * A link to a screen of the dashboard, prefetched under the pointer or the focus: screens are rendered per request, so
 * prefetching every visible link would render them all.
 */
export function ScreenLink(props: ComponentProps<typeof Link>) {
  const [prefetched, setPrefetched] = useState(false);
  const prefetch = () => setPrefetched(true);
  return <Link {...props} prefetch={prefetched ? null : false} onPointerEnter={prefetch} onFocus={prefetch} />;
}

/** The same, as a button looks. */
export function ScreenButton({
  look = "primary",
  className,
  ...props
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <ScreenLink className={buttonLook(look, className)} {...props} />;
}
