"use client";

import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { CarouselMotionProps } from "./carousel-motion";
import { useWhenNear } from "./use-when-near";

type Props = {
  /** Accessible name. */
  label: string;
  /** `CarouselSlide`s, which set their own width (`basis-…`). */
  children: ReactNode;
  /** Each slide's caption on the arrow that leads to it; absent, arrows have none. */
  captions?: string[];
  count: number;
  /** Approximate duration of a slide change. */
  speedMs?: number;
  className?: string;
};

/** The 'smart speed' that the specification's carousel library has by default. */
const SPEED_MS = 250;

/**
 * A carousel that loops. Until its library is loaded, which happens near the viewport, and without JavaScript it is a
 * list that scrolls sideways.
 */
export function Carousel({ label, children, captions, count, speedMs = SPEED_MS, className }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps>>();

  const load = () =>
    void import("./carousel-motion").then(
      ({ CarouselMotion }) => setMotion(() => CarouselMotion),
      () => undefined, // it stays a list that scrolls
    );
  useWhenNear(viewport, load, { enabled: count > 1 });

  return (
    <section aria-label={label} aria-roledescription="carrossel" data-alive="motion" className={className}>
      <div
        ref={viewport}
        tabIndex={Motion ? undefined : 0}
        // `relative`: Embla measures the slides from here.
        className={`relative ${Motion ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"}`}
      >
        <ul className="flex touch-pan-y touch-pinch-zoom">{children}</ul>
      </div>
      {count > 1 && (
        // Reserves the controls' height, so that nothing shifts when they appear.
        <div className="mt-4 min-h-11 noscript:hidden">
          {Motion && <Motion viewport={viewport} captions={captions} count={count} speedMs={speedMs} />}
        </div>
      )}
    </section>
  );
}
