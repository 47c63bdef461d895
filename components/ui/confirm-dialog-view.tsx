"use client";

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { Button } from "./button";
import { NowrapDates } from "./nowrap-dates";

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The affected items, or the consequence. */
  detail?: string;
  /** The confirming button's text. */
  confirm: string;
  busy?: boolean;
  /** Nothing is lost by it. */
  harmless?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** `ConfirmDialog` itself. */
export function ConfirmDialogView(props: ConfirmDialogProps) {
  const { open, title, detail, confirm, busy, harmless, onConfirm, onClose } = props;
  return (
    <Dialog open={open} onClose={busy ? () => undefined : onClose} role="alertdialog" className="fixed inset-0 z-50">
      <DialogBackdrop className="absolute inset-0 bg-black/50" />
      <div className="absolute inset-0 grid place-items-center p-4">
        <DialogPanel className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-card">
          <DialogTitle className="font-bold font-display text-xl">{title}</DialogTitle>
          {detail && (
            <p className="mt-2 wrap-anywhere text-muted">
              <NowrapDates>{detail}</NowrapDates>
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose} disabled={busy} autoFocus>
              Cancelar
            </Button>
            <Button variant={harmless ? "primary" : "danger"} onClick={onConfirm} disabled={busy}>
              {busy ? "Um instante…" : confirm}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
