"use client";

import { Button } from "@/components/ui/button";
import { LinkToSend } from "@/components/ui/link-to-send";
import { Modal } from "@/components/ui/modal";
import { passwordLinkCopy } from "@/lib/users/copy";

type Props = { link: { name: string; address: string }; onClose: () => void };

/** The link for somebody's new password: to be copied, or sent over WhatsApp. */
export function PasswordLinkDialog({ link: { name, address }, onClose }: Props) {
  return (
    <Modal title={`Link para ${name}`} onClose={onClose} className="grid max-w-lg gap-4 p-6">
      <p>{passwordLinkCopy.explain}</p>
      <LinkToSend address={address} label="Link" message={passwordLinkCopy.message(name, address)}>
        <Button variant="quiet" onClick={onClose}>
          Fechar
        </Button>
      </LinkToSend>
    </Modal>
  );
}
