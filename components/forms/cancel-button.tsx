import { Button } from "@/components/ui/button";
import { closeForm } from "./close-form";

/** Closes the form, or the sheet, around it. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="quiet" onClick={({ currentTarget }) => closeForm(currentTarget, onCancel)}>
      Cancelar
    </Button>
  );
}
