"use client";

import useEmblaCarousel from "embla-carousel-react";
import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";

export type CarouselMotionProps = {
  viewport: RefObject<HTMLDivElement | null>;
  captions: string[] | undefined;
  count: number;
  speedMs: number;
};

/** Time between slides, as the specification's carousel library has it by default; the visitor can always pause. */
const AUTOPLAY_MS = 5_000;

/** Embla's `duration` is a friction, not a time; this factor comes close to milliseconds. */
const EMBLA_DURATION_PER_MS = 0.06;

const BUTTON =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-field bg-surface px-3 font-semibold text-sm hover:border-ink";

/** Makes the list in `viewport` a carousel that loops, and gives it arrows and a pause button. */
export function CarouselMotion({ viewport, captions, count, speedMs }: CarouselMotionProps) {
  const [connect, api] = useEmblaCarousel({ loop: true, align: "start", duration: speedMs * EMBLA_DURATION_PER_MS });
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const interacting = useInteracting(viewport);

  useEffect(() => {
    if (viewport.current) viewport.current.scrollLeft = 0;
    connect(viewport.current);
  }, [connect, viewport]);

  useEffect(() => {
    if (!api) return;
    const update = () => setCurrent(api.selectedScrollSnap());
    update();
    api.on("select", update).on("reInit", update);
    return () => void api.off("select", update).off("reInit", update);
  }, [api]);

  // Not Embla's autoplay plugin: it resumes when the pointer leaves, even after the pause button was pressed.
  useEffect(() => {
    if (!api || !playing || interacting) return;
    const timer = setInterval(() => document.hidden || api.scrollNext(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [api, playing, interacting]);

  const skipAnimation = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const caption = (step: number) => captions?.[(current + step + count) % count];
  return (
    <div className="flex items-center justify-between gap-2 max-[16rem]:flex-wrap">
      <button type="button" className={BUTTON} onClick={() => api?.scrollPrev(skipAnimation())}>
        <ArrowLeft aria-hidden className="size-5 shrink-0" />
        <span className="sr-only">Anterior{captions && ": "}</span>
        {captions && <span className="max-sm:sr-only">{caption(-1)}</span>}
      </button>
      <div className="flex items-center gap-3">
        <button type="button" className={BUTTON} onClick={() => setPlaying(!playing)}>
          {playing ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          <span className="sr-only">{playing ? "Pausar" : "Continuar"} a passagem automática</span>
        </button>
        <p className="text-muted text-sm" aria-live={playing ? "off" : "polite"}>
          <span className="sr-only">Item </span>
          {current + 1} de {count}
        </p>
      </div>
      <button type="button" className={BUTTON} onClick={() => api?.scrollNext(skipAnimation())}>
        <span className="sr-only">Próximo{captions && ": "}</span>
        {captions && <span className="max-sm:sr-only">{caption(1)}</span>}
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </button>
    </div>
  );
}

/** Whether the mouse is over the carousel or the keyboard focus is in it: autoplay then waits. */
function useInteracting(viewport: RefObject<HTMLDivElement | null>) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const frame = viewport.current?.parentElement;
    if (!frame) return;
    const listening = new AbortController();
    const { signal } = listening;
    frame.addEventListener("pointerenter", ({ pointerType }) => setHovered(pointerType === "mouse"), { signal });
    frame.addEventListener("pointerleave", () => setHovered(false), { signal });
    // :focus-visible, because a tapped button keeps the focus, too.
    const update = () => setFocused(frame.querySelector(":focus-visible") !== null);
    frame.addEventListener("focusin", update, { signal });
    frame.addEventListener("focusout", () => setTimeout(update), { signal });
    return () => listening.abort();
  }, [viewport]);
  return hovered || focused;
}
