import { useState } from "react";
import { toastFailure } from "@/components/ui/toast";

/** A failed action's message, above the list until the next one, and as a toast: pressed further down, nobody would see it there. */
export function useFailure() {
  const [failure, setFailure] = useState<string>();

  function report(message: string | undefined) {
    setFailure(message);
    if (message) toastFailure(message);
  }

  return [failure, report] as const;
}
