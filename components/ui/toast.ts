import { toast } from "sonner";

/** A success stays for TOAST_DURATION_MS (toasts.tsx); the reason of a refusal stands nowhere else, and takes longer to read. */
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
