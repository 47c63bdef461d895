"use client";

import { useEffect, useRef, useState } from "react";

/** After a change: the item and the button to focus, and the announcement for screen readers. Without an item, the list's own button. */
type Change = { index?: number; button: "up" | "down" | "remove" | "add"; announcement: string };

/** Keeps the focus in a list whose items are moved and removed by their buttons, which a change may disable or take along. */
export function useItemChanges() {
  const root = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const [change, setChange] = useState<Change>();

  useEffect(() => {
    if (!change) return;
    const container = change.index === undefined ? root.current : rows.current?.children[change.index];
    const button = container?.querySelector<HTMLElement>(`[data-action="${change.button}"]:enabled`);
    (button ?? container?.querySelector<HTMLElement>("[data-action]:enabled"))?.focus();
  }, [change]);

  return {
    root,
    rows,
    announcement: change?.announcement,
    moved: (from: number, to: number, announcement: string) =>
      setChange({ index: to, button: to < from ? "up" : "down", announcement }),
    /** `left` items are left. */
    removed: (index: number, left: number, announcement: string) =>
      setChange(
        left > 0
          ? { index: Math.min(index, left - 1), button: "remove", announcement }
          : { button: "add", announcement },
      ),
  };
}
