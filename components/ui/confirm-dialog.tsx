"use client";

import { Button } from "./button";
import { Modal } from "./modal";
import { NowrapDates } from "./nowrap-dates";

type Props = {
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

/** Asks for confirmation; Escape and 'Cancelar' change nothing. */
export function ConfirmDialog({ open, title, detail, confirm, busy, harmless, onConfirm, onClose }: Props) {
  if (!open) return null;
  return (
    <Modal
      role="alertdialog"
      title={title}
      description={detail && <NowrapDates>{detail}</NowrapDates>}
      onClose={busy ? () => undefined : onClose}
      className="grid max-w-md gap-2 p-6"
    >
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose} disabled={busy}>
          Cancelar
        </Button>
        <Button variant={harmless ? "primary" : "danger"} onClick={onConfirm} disabled={busy}>
          {busy ? "Um instante…" : confirm}
        </Button>
      </div>
    </Modal>
  );
}
