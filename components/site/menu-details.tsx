"use client";

import { type ReactNode, useCallback, useRef } from "react";
import { CloseOutside } from "@/components/ui/close-outside";

type Props = { label: ReactNode; labelClassName: string; className: string; children: ReactNode };

/** A menu that opens and closes without scripts; with them it also closes by itself, and when one of its links is followed. */
export function MenuDetails({ label, labelClassName, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => details.current?.removeAttribute("open"), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by its key is clicked, too
    <details
      ref={details}
      className={className}
      onClick={({ target }) => target instanceof Element && target.closest("a") && close()}
    >
      <summary className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${labelClassName}`}>
        {label}
      </summary>
      {children}
      <CloseOutside close={close} />
    </details>
  );
}
