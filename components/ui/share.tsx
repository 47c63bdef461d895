import { MessageCircle } from "lucide-react";
import { SHARE_LABEL, whatsappLink } from "@/lib/site";
import { ExternalLinkButton } from "./button";
import { CopyButton } from "./copy-button";

type Props = {
  /** Before the address in the message. */
  text: string;
  /** The page's absolute address. */
  url: string;
};

/** Passes a page on. Without JavaScript, by WhatsApp. */
export function Share({ text, url }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ExternalLinkButton href={whatsappLink(`${text}\n${url}`)} target="_blank" variant="secondary">
        <MessageCircle aria-hidden className="size-5 shrink-0" />
        {SHARE_LABEL}
      </ExternalLinkButton>
      <CopyButton text={url} label="Copiar link" />
    </div>
  );
}
