"use client";

import type { ReactNode } from "react";
import { whatsappLink } from "@/lib/site";
import { ExternalLinkButton } from "./button";
import { CopyButton } from "./copy-button";
import { CONTROL } from "./field";

type Props = {
  address: string;
  /** Of the field that shows the address. */
  label: string;
  /** Sent over WhatsApp, with the address in it. */
  message: string;
  /** Further buttons. */
  children?: ReactNode;
};

/** A link for somebody else: to be copied, or sent over WhatsApp. */
export function LinkToSend({ address, label, message, children }: Props) {
  return (
    <>
      <input
        aria-label={label}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className={CONTROL}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label="Copiar link" />
        <ExternalLinkButton href={whatsappLink(message)} target="_blank" variant="secondary">
          Enviar no WhatsApp
        </ExternalLinkButton>
        {children}
      </div>
    </>
  );
}
