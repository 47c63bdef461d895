"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

type Props = Omit<ComponentProps<typeof NextLink>, "onPointerEnter" | "onFocus">;

/**
 * A link whose page is prefetched on hover, touch or focus, not because it is in view: a page has dozens of links, and a visitor
 * on a slow network pays for each. With `prefetch={false}` never.
 */
export function Link({ prefetch = null, ...props }: Props) {
  const [isIntended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return <NextLink {...props} prefetch={isIntended ? prefetch : false} onPointerEnter={intend} onFocus={intend} />;
}
