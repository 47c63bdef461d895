import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";

type Props = {
  title: string;
  submitLabel: string;
  busy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** A button that removes what the form is about. */
  removal?: { label: string; remove: () => void };
  children: ReactNode;
};

/** A form in a dialog, independent of the form around it. */
export function FormDialog({ title, submitLabel, busy, onSubmit, onClose, removal, children }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation(); // React events bubble to the form around the dialog, which must not be submitted
    onSubmit();
  }
  return (
    <Modal title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          {removal && (
            <Button variant="quiet" onClick={removal.remove} className="mr-auto text-danger!">
              {removal.label}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={busy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
