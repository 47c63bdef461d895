import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";

type Props = {
  title: string;
  /** What the button says that does it. */
  action: string;
  /** Not yet. */
  busy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Takes what the dialog is about out of the text. */
  removal?: { label: string; remove: () => void };
  children: ReactNode;
};

/** A small form over the page, not part of the form below it. */
export function EditorDialog({ title, action, busy, onSubmit, onClose, removal, children }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation(); // React's events go up to the article's form, which is to stay unsent
    onSubmit();
  }
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="absolute inset-0 bg-black/50" />
      <div className="absolute inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-card">
          <DialogTitle className="font-bold font-display text-xl">{title}</DialogTitle>
          <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
            {children}
            <div className="flex flex-wrap justify-end gap-3">
              {removal && (
                <Button look="quiet" onClick={removal.remove} className="mr-auto text-danger!">
                  {removal.label}
                </Button>
              )}
              <Button look="quiet" onClick={onClose}>
                Cancelar
              </Button>
              <Button type="submit" disabled={busy}>
                {action}
              </Button>
            </div>
          </form>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
