"use client";

import type { ReactNode } from "react";
import { useScrolledPast } from "./use-scrolled-past";

const SHADOW_AFTER_PX = 45;

/** Keeps the navigation bar at the top, with a shadow once the page is scrolled. */
export function StickyBar({ children }: { children: ReactNode }) {
  const sticky = useScrolledPast(SHADOW_AFTER_PX);
  return (
    <header
      data-sticky={sticky || undefined}
      className="sticky top-0 z-40 bg-paper/95 backdrop-blur transition-shadow data-sticky:shadow-bar print:static"
    >
      {children}
    </header>
  );
}
