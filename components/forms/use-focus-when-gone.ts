"use client";

import { useEffect, useEffectEvent, useRef } from "react";

/** The ref of an element that may be removed while it has the focus. `next` is found while it is there, and gets the focus then. */
export function useFocusWhenGone<E extends HTMLElement>(next: (element: E) => HTMLElement | null | undefined) {
  const ref = useRef<E>(null);
  const findNext = useEffectEvent(next);
  useEffect(() => {
    const found = ref.current && findNext(ref.current);
    return () => {
      if (document.activeElement === document.body) found?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

/** The screen's heading, which can take the focus from now on. */
export function screenHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  return heading;
}
