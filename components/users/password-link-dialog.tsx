"use client";

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { Button, ExternalLinkButton } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { CONTROL } from "@/components/ui/field";
import { whatsappLink } from "@/lib/site";
import { passwordLinkCopy } from "@/lib/users/copy";

type Props = { link: { name: string; address: string }; onClose: () => void };

/** The link for somebody's new password: to be copied, or sent over WhatsApp. */
export function PasswordLinkDialog({ link: { name, address }, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="absolute inset-0 bg-black/50" />
      <div className="absolute inset-0 grid place-items-center overflow-y-auto p-4">
        <DialogPanel className="grid w-full max-w-lg gap-4 rounded-card border border-line bg-surface p-6 shadow-card">
          <DialogTitle className="font-bold font-display text-xl">Link para {name}</DialogTitle>
          <p>{passwordLinkCopy.explain}</p>
          <input
            aria-label="Link"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className={CONTROL}
          />
          <div className="flex flex-wrap gap-3">
            <CopyButton text={address} label="Copiar" />
            <ExternalLinkButton
              href={whatsappLink(passwordLinkCopy.message(name, address))}
              target="_blank"
              variant="secondary"
            >
              Enviar por WhatsApp
            </ExternalLinkButton>
            <Button variant="quiet" onClick={onClose}>
              Fechar
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
