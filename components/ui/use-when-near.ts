"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

type Options = { marginPx?: number; enabled?: boolean };

/** Runs `onNear` once, when the element comes near the viewport: the moment to load a heavy component. */
export function useWhenNear(
  element: RefObject<Element | null>,
  onNear: () => void,
  { marginPx = 200, enabled = true }: Options = {},
) {
  const run = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current || !enabled) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, marginPx, enabled]);
}
