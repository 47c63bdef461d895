import type { ReactNode } from "react";

/** One slide of a `Carousel`; `className` gives its width (`basis-full`) and the distance to the next one. */
export function CarouselSlide({ className = "", children }: { className?: string; children: ReactNode }) {
  return <li className={`min-w-0 shrink-0 grow-0 snap-start ${className}`}>{children}</li>;
}
