import { toast } from "sonner";

/** Longer than a toast without a button: it is there to be pressed. */
const UNDO_MS = 6_000;

/** Tells of a success, and offers to `undo` it where that can be done. */
export const toastWithUndo = (message: string, undo?: () => unknown) =>
  toast.success(message, undo && { duration: UNDO_MS, action: { label: "Desfazer", onClick: undo } });
