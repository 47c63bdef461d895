"use client";

import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import type { LightboxViewProps } from "./lightbox-view";

type Open = { View: ComponentType<LightboxViewProps> } & Omit<LightboxViewProps, "onClose">;

/**
 * Opens the pictures of the `LightboxLink`s inside, one after the other, over the page. The viewer is loaded at the
 * first click; without JavaScript a link leads to the picture itself.
 */
export function Lightbox({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Open>();

  async function show(event: MouseEvent<HTMLDivElement>) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const clicked = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-lightbox]");
    if (!plain || !clicked) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>("a[data-lightbox]")];
    const seen = links.filter((link) => link.checkVisibility());
    const { LightboxView } = await import("./lightbox-view").catch(() => ({ LightboxView: undefined }));
    if (!LightboxView) return window.location.assign(clicked.href); // the network failed: the picture alone may come
    setOpen({
      View: LightboxView,
      index: seen.indexOf(clicked),
      slides: seen.map((link) => ({
        src: link.href,
        alt: link.querySelector("img")?.alt ?? "",
        title: link.dataset.caption,
      })),
    });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what one interacts with
    <div onClick={show}>
      {children}
      {open && <open.View slides={open.slides} index={open.index} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
