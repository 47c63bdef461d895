"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { isUnmodifiedClick } from "./unmodified-click";

/**
 * Shows the pictures of the `LightboxLink`s inside as a slideshow over the page. The viewer is loaded on the first
 * click; without JavaScript each link leads to the picture file.
 */
export function Lightbox({ children }: { children: ReactNode }) {
  const [view, setView] = useState<ReactNode>();

  async function show(event: MouseEvent<HTMLDivElement>) {
    const clicked = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-lightbox]");
    if (!clicked || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>("a[data-lightbox]")];
    const visible = links.filter((link) => link.checkVisibility());
    const { LightboxView } = await import("./lightbox-view").catch(() => ({ LightboxView: undefined }));
    if (!LightboxView) return window.location.assign(clicked.href); // the viewer did not load: open the picture file
    const slides = visible.map((link) => ({
      src: link.href,
      alt: link.querySelector("img")?.alt ?? "",
      title: link.dataset.caption,
    }));
    setView(<LightboxView slides={slides} index={visible.indexOf(clicked)} onClose={() => setView(undefined)} />);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what one interacts with
    <div onClick={show}>
      {children}
      {view}
    </div>
  );
}
