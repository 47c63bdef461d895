"use client";

import { ArrowUp } from "lucide-react";
import { useScrolledPast } from "./use-scrolled-past";

const SHOWN_AFTER_PX = 400;

/** Scrolls to the top; smoothly by html's CSS, unless the person prefers reduced motion. */
export function BackToTop() {
  const shown = useScrolledPast(SHOWN_AFTER_PX);
  if (!shown) return null;
  return (
    <button
      type="button"
      onClick={() => window.scrollTo({ top: 0 })}
      className="fixed right-4 bottom-4 z-30 grid size-12 place-items-center rounded-full border border-field bg-surface text-ink shadow-card hover:border-ink print:hidden"
    >
      <ArrowUp aria-hidden />
      <span className="sr-only">Voltar ao topo</span>
    </button>
  );
}
