import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
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
    <Modal title={title} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4">
        {/* Its height is reserved: who presses a button that moves as the picture comes misses it. */}
        <div className="grid h-56 grid-cols-1 place-items-center">
          <Picture
            picture={picture}
            sizes="25rem"
            decorative
            className="max-h-56 w-auto max-w-full rounded-field bg-sunken"
          />
        </div>
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
    </Modal>
  );
}
