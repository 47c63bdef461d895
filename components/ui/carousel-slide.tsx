import type { ReactNode } from "react";

/** One slide of a `Carousel`; `className` sets its width (`basis-full`) and the gap to the next one. */
export function CarouselSlide({ className, children }: { className: string; children: ReactNode }) {
  return <li className={`min-w-0 shrink-0 grow-0 snap-start ${className}`}>{children}</li>;
}
