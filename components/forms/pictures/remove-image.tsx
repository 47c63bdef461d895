import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";

/** Removes a field's picture, and itself with it: the focus goes to the field's button for another one. */
export function RemoveImage({ onRemove }: { onRemove: () => void }) {
  function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.closest("fieldset")?.querySelector<HTMLElement>("input[type=file]")?.focus();
    onRemove();
  }

  return (
    <Button variant="quiet" onClick={remove}>
      <X aria-hidden className="size-5" /> Remover
    </Button>
  );
}
