"use client";

import { Description } from "@headlessui/react";
import { Button } from "./button";
import { Modal } from "./modal";
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
    <Modal open={open} role="alertdialog" title={title} onClose={busy ? () => undefined : onClose}>
      {detail && (
        <Description className="mt-2 wrap-anywhere text-muted">
          <NowrapDates>{detail}</NowrapDates>
        </Description>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={busy} autoFocus>
          Cancelar
        </Button>
        <Button variant={harmless ? "primary" : "danger"} onClick={onConfirm} disabled={busy}>
          {busy ? "Um instante…" : confirm}
        </Button>
      </div>
    </Modal>
  );
}
