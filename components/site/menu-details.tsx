"use client";

import { type ReactNode, useEffect, useRef } from "react";

type Props = { label: ReactNode; labelClassName: string; className: string; children: ReactNode };

/**
 * A menu that opens and closes without scripts; with them it also closes on Escape (the focus returns to its label), on a press or focus
 * elsewhere, and when one of its links is followed.
 */
export function MenuDetails({ label, labelClassName, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    const onFollow = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) menu.open = false;
    };
    menu.addEventListener("click", onFollow, { signal });
    document.addEventListener("pointerdown", closeElsewhere, { signal });
    document.addEventListener("focusin", closeElsewhere, { signal });
    document.addEventListener("keydown", onEscape, { signal });
    return () => listening.abort();
  }, []);
  return (
    <details ref={details} className={className}>
      <summary className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${labelClassName}`}>
        {label}
      </summary>
      {children}
    </details>
  );
}
