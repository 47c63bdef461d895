import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";

/** Closes the form around it. The button that opened the form comes back in its place, last, and has the focus again. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  function cancel({ currentTarget }: MouseEvent<HTMLElement>) {
    const place = currentTarget.closest("form")?.parentElement;
    flushSync(onCancel);
    [...(place?.querySelectorAll("button") ?? [])].at(-1)?.focus();
  }

  return (
    <Button variant="quiet" onClick={cancel}>
      Cancelar
    </Button>
  );
}
