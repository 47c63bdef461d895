"use client";

import { useEffect, useRef } from "react";

/**
 * Rendered inside an open menu, or one that is a `details` element: closes it on Escape (returning focus to its button), and on a press
 * or focus outside.
 */
export function CloseOutside({ close }: { close: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = mark.current?.parentElement;
    if (!menu) return;
    const listening = new AbortController();
    const closeOutside = ({ target }: Event) => target instanceof Node && !menu.contains(target) && close();
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || (menu instanceof HTMLDetailsElement && !menu.open)) return;
      close();
      menu.querySelector<HTMLElement>("button, summary")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside, { signal: listening.signal });
    document.addEventListener("focusin", closeOutside, { signal: listening.signal });
    document.addEventListener("keydown", onEscape, { signal: listening.signal });
    return () => listening.abort();
  }, [close]);
  return <span ref={mark} hidden />;
}
