"use client";

import { type ReactNode, useEffect, useState } from "react";

/** Pixels scrolled until the bar gets its shadow. */
const STICKY_AFTER_PX = 45;

/** The navigation bar stays at the top, and stands out once the page is scrolled. */
export function StickyBar({ children }: { children: ReactNode }) {
  const [sticky, setSticky] = useState(false);
  useEffect(() => {
    const update = () => setSticky(window.scrollY > STICKY_AFTER_PX);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return (
    <header
      data-sticky={sticky || undefined}
      className="sticky top-0 z-40 bg-paper/95 backdrop-blur transition-shadow data-sticky:shadow-bar"
    >
      {children}
    </header>
  );
}
