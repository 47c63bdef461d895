"use client";

import { Button, ExternalLinkButton } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { CONTROL } from "@/components/ui/field";
import { Modal } from "@/components/ui/modal";
import { whatsappLink } from "@/lib/site";
import { passwordLinkCopy } from "@/lib/users/copy";

type Props = { link: { name: string; address: string }; onClose: () => void };

/** The link for somebody's new password: to be copied, or sent over WhatsApp. */
export function PasswordLinkDialog({ link: { name, address }, onClose }: Props) {
  return (
    <Modal title={`Link para ${name}`} onClose={onClose} className="grid max-w-lg gap-4 p-6">
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
    </Modal>
  );
}
