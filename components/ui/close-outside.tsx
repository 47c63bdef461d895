"use client";

import { useEffect, useRef } from "react";

/** Inside an open menu: Escape closes it and gives its button the focus; a press or the focus elsewhere closes it. */
export function CloseOutside({ close }: { close: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = mark.current?.parentElement;
    if (!menu) return;
    const listening = new AbortController();
    const closeOutside = ({ target }: Event) => target instanceof Node && !menu.contains(target) && close();
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      menu.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside, { signal: listening.signal });
    document.addEventListener("focusin", closeOutside, { signal: listening.signal });
    document.addEventListener("keydown", onEscape, { signal: listening.signal });
    return () => listening.abort();
  }, [close]);
  return <span ref={mark} hidden />;
}
