"use client";

import { type DragEvent, useEffect, useEffectEvent, useState } from "react";
import { imageFrom } from "./image-file";

/** Pictures dropped on an element and, with `paste`, pasted anywhere on the page except in a dialog or a text editor. */
export function useImageDrop(onPicture: (file: File) => void, { paste: takesPaste }: { paste: boolean }) {
  const [dragging, setDragging] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = imageFrom(event.clipboardData);
    const inOtherEditor = event.target instanceof Element && event.target.closest("[contenteditable='true'], dialog");
    // Word puts a picture of the text beside it in the clipboard.
    if (!file || inOtherEditor || event.defaultPrevented || event.clipboardData?.types.includes("text/plain")) return;
    event.preventDefault();
    onPicture(file);
  });
  useEffect(() => {
    if (!takesPaste) return;
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, [takesPaste]);

  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    dragging,
    target: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: (event: DragEvent) => {
        const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setDragging(false);
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault(); // else the browser navigates to the picture
        setDragging(false);
        const file = imageFrom(event.dataTransfer) ?? event.dataTransfer.files[0];
        if (file) onPicture(file);
      },
    },
  };
}
