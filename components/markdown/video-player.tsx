"use client";

import type { MouseEvent, ReactNode } from "react";
import { isUnmodifiedClick } from "@/components/ui/unmodified-click";

/** Replaces each video inside by its player when it is pressed; before that nothing is requested from its platform. */
export function VideoPlayer({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what one interacts with
    <div onClick={play}>{children}</div>
  );
}

function play(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-video]");
  if (!link || !isUnmodifiedClick(event)) return;
  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.src = link.dataset.video ?? "";
  frame.title = link.dataset.title ?? "";
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin"; // YouTube refuses to play without a referrer
  frame.className = "absolute inset-0 size-full";
  link.after(frame);
  link.hidden = true; // not removed, because React owns it
  frame.focus({ preventScroll: true });
}
