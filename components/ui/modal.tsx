import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { type ReactNode, useEffect, useState } from "react";

type Props = {
  open?: boolean;
  role?: "dialog" | "alertdialog";
  title: string;
  onClose: () => void;
  /** Width, padding and layout of the panel. */
  className?: string;
  children: ReactNode;
};

/** The frame of a dialog: backdrop, panel and title. By default open for as long as it is rendered. */
export function Modal({ open = true, role, title, onClose, className = "max-w-md p-6", children }: Props) {
  useFocusBack();
  return (
    <Dialog open={open} onClose={onClose} role={role} className="fixed inset-0 z-50">
      <DialogBackdrop className="absolute inset-0 bg-black/50" />
      <div className="absolute inset-0 grid place-items-center overflow-y-auto p-3 sm:p-4">
        <DialogPanel className={`w-full rounded-card border border-line bg-surface shadow-card ${className}`}>
          <DialogTitle className="wrap-anywhere font-bold font-display text-xl">{title}</DialogTitle>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  );
}

/** Gives the focus back to what had it. Headless UI does so only if it was loaded when that took the focus, and many dialogs bring it along. */
function useFocusBack() {
  const [opener] = useState(() => globalThis.document?.activeElement);
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      }),
    [opener],
  );
}
