import { closeForm } from "@/components/forms/close-form";
import { Button } from "@/components/ui/button";

/** Closes the form around it. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="quiet" onClick={({ currentTarget }) => closeForm(currentTarget, onCancel)}>
      Cancelar
    </Button>
  );
}
