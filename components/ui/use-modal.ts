"use client";

import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * The attributes of a <dialog> that is modal for as long as it is rendered. The element with `data-autofocus` has the first focus, else
 * its first control. `onClose`: by Escape, or a press beside it.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return; // at a second Escape the browser closes it by itself
    dialog.showModal();
    // On a touch screen the dialog itself, as the keyboard that comes with a field would cover it.
    const isTouched = matchMedia("(pointer: coarse)").matches;
    (isTouched ? dialog : dialog.querySelector<HTMLElement>("[data-autofocus]"))?.focus();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close(); // gives the focus back
  }, []);

  function onCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return; // of a file input
    event.preventDefault();
    onClose();
  }

  return { ref, tabIndex: -1, closedby: "any", onCancel } as const;
}
