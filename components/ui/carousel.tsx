"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { CarouselMotionProps } from "./carousel-motion";

type Props = {
  /** What the slides are, for screen readers. */
  label: string;
  /** One `CarouselSlide` for each; their width is theirs to say (`basis-…`). */
  children: ReactNode;
  /** What stands on the arrows while each slide is the next one; absent, the arrows have no captions. */
  captions?: string[];
  count: number;
  /** Milliseconds that a slide stays; the visitor can always stop it. */
  autoplayMs?: number;
  /** Milliseconds, about, that a change takes. */
  speedMs?: number;
  className?: string;
};

/** Autoplay of the specification's carousel library, in milliseconds. */
const AUTOPLAY_MS = 5_000;
/** Its 'smart speed'. */
const SPEED_MS = 250;

/**
 * Slides side by side that run in a loop. They are an ordinary list that scrolls sideways: so it stays without
 * JavaScript, and until the library is there, which is loaded once the carousel comes near the window.
 */
export function Carousel({
  label,
  children,
  captions,
  count,
  autoplayMs = AUTOPLAY_MS,
  speedMs = SPEED_MS,
  className,
}: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps>>();

  useEffect(() => {
    const node = viewport.current;
    if (!node || count < 2) return;
    const coming = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        coming.disconnect();
        import("./carousel-motion").then(
          ({ CarouselMotion }) => setMotion(() => CarouselMotion),
          () => undefined, // it stays a list that scrolls
        );
      },
      { rootMargin: "200px" },
    );
    coming.observe(node);
    return () => coming.disconnect();
  }, [count]);

  return (
    <section aria-label={label} aria-roledescription="carrossel" className={className}>
      <div
        ref={viewport}
        tabIndex={Motion ? undefined : 0}
        // `relative`, as Embla measures the slides from here.
        className={`relative ${Motion ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"}`}
      >
        <ul className="flex touch-pan-y touch-pinch-zoom">{children}</ul>
      </div>
      {/* The controls' place is kept, so that nothing moves when they come. */}
      <div className="mt-4 min-h-11 noscript:hidden">
        {Motion && (
          <Motion viewport={viewport} captions={captions} count={count} autoplayMs={autoplayMs} speedMs={speedMs} />
        )}
      </div>
    </section>
  );
}
