import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { Picture as PictureData } from "@/lib/images/picture";

type Props = {
  title: string;
  picture: PictureData;
  /** The button of a dialog that is a form. */
  submit?: { label: string; busy: boolean; run: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a picture on top. */
export function MediaDialog({ title, picture, submit, onClose, children }: Props) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit?.run();
  }
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="absolute inset-0 bg-black/50" />
      <div className="absolute inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-card">
          <DialogTitle className="font-bold font-display text-xl">{title}</DialogTitle>
          <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4">
            <Picture
              picture={picture}
              sizes="25rem"
              decorative
              className="max-h-56 w-full rounded-field bg-sunken object-contain"
            />
            {children}
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="quiet" onClick={onClose}>
                {submit ? "Cancelar" : "Fechar"}
              </Button>
              {submit && (
                <Button type="submit" disabled={submit.busy}>
                  {submit.busy ? "Salvando…" : submit.label}
                </Button>
              )}
            </div>
          </form>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
