"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";
import { type ButtonLook, buttonLook } from "@/components/ui/button-look";

/**
 * A link to a screen of the dashboard. Each is rendered for who asks, so it is fetched ahead only once somebody is about to
 * follow the link, not for all who see it.
 */
export function ScreenLink(props: ComponentProps<typeof Link>) {
  const [meant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return <Link {...props} prefetch={meant ? null : false} onPointerEnter={mean} onFocus={mean} />;
}

/** The same, as a button looks. */
export function ScreenButton({
  look = "primary",
  className,
  ...props
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <ScreenLink className={buttonLook(look, className)} {...props} />;
}
