"use client";

import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";

/** Pixels scrolled until the arrow shows. */
const SHOWN_AFTER_PX = 400;

/** Smoothly back to the beginning of a long page (at once for those who want less motion). */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > SHOWN_AFTER_PX);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  if (!shown) return null;
  return (
    <button
      type="button"
      onClick={() => window.scrollTo({ top: 0 })} // smooth by the style of html
      className="fixed right-4 bottom-4 z-30 grid size-12 place-items-center rounded-full border border-field bg-surface text-ink shadow-card hover:border-ink"
    >
      <ArrowUp aria-hidden />
      <span className="sr-only">Voltar ao topo</span>
    </button>
  );
}
