"use client";

import { Toaster } from "sonner";

/** Of a success, as the specification says; other toasts have their own (toast.ts). */
const TOAST_DURATION_MS = 2_000;

/** The site's own: sonner's is a faint shadow, which the dark theme hides and high contrast takes away. */
const FOCUS =
  "focus-visible:outline-3! focus-visible:outline-solid! focus-visible:outline-accent! focus-visible:outline-offset-2!";

/** Over sonner's own styles, hence '!'. Colours follow the theme by themselves. */
const CLASSES = {
  toast: `rounded-field! border-line! border-l-4! bg-surface! font-sans! text-base! text-ink! shadow-card! ${FOCUS}`,
  title: "font-semibold!",
  success: "border-l-leaf! [&_[data-icon]]:text-leaf",
  error: "border-l-danger! [&_[data-icon]]:text-danger",
  actionButton: `h-11! rounded-full! bg-accent! px-4! font-semibold! text-base! text-on-accent! ${FOCUS}`,
  closeButton: `static! order-last -my-2.5! -mr-2.5! ml-auto! size-11! shrink-0 transform-none! border-0! bg-transparent! text-ink! [&>svg]:size-5 ${FOCUS}`,
};

export function Toasts() {
  return (
    <Toaster
      position="top-right"
      duration={TOAST_DURATION_MS}
      toastOptions={{ classNames: CLASSES, closeButtonAriaLabel: "Fechar o aviso" }}
      containerAriaLabel="Avisos"
    />
  );
}
