"use client";

import { type DragEvent, useEffect, useEffectEvent, useState } from "react";
import { pictureIn } from "./image-file";

/** Takes pictures that are dropped on an element, or with `paste` pasted anywhere on the page but in a dialog or another editor. */
export function useImageDrop(take: (file: File) => void, { paste: takesPaste }: { paste: boolean }) {
  const [over, setOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = pictureIn(event.clipboardData);
    const elsewhere =
      event.target instanceof Element && event.target.closest("[contenteditable='true'], [role$='dialog']");
    // Text copied from Word comes with a picture of itself.
    if (!file || elsewhere || event.defaultPrevented || event.clipboardData?.types.includes("text/plain")) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    if (!takesPaste) return;
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, [takesPaste]);

  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    over,
    target: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault(); // else the browser leaves the form for the picture
        setOver(false);
        const file = pictureIn(event.dataTransfer) ?? event.dataTransfer.files[0];
        if (file) take(file);
      },
    },
  };
}
