"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { focusHeading } from "@/components/manage/focus-row";
import type { Remove } from "@/components/manage/use-removal";
import { Button, ExternalLinkButton } from "@/components/ui/button";
import { toastResult } from "@/components/ui/toast";
import { thanksText } from "@/lib/needs/promises/copy";
import { whatsappLink } from "@/lib/site";

/** A donation that was just recorded: '3 kg de arroz'. */
export type Receipt = { _id: string; gift: string; donor: string; phone?: string };

type Props = {
  receipt: Receipt | undefined;
  remove: Remove;
  onUndone: () => void;
};

/** What was just recorded, with the thanks ready to send, and the way back. It takes the focus, as the promise's form goes. */
export function ReceivedNotice({ receipt, remove, onUndone }: Props) {
  const [busy, start] = useTransition();
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!receipt) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
    return focusHeading;
  }, [receipt]);

  function undo(id: string) {
    start(async () => {
      const result = await callOrSignIn(remove, { ids: [id] });
      toastResult(result);
      if (!result.ok) return;
      onUndone();
      router.refresh();
    });
  }

  return (
    <div role="status" className="empty:hidden">
      {receipt && (
        <div
          ref={box}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-3 rounded-field border-leaf border-l-4 bg-leaf-soft p-4 text-leaf"
        >
          <p className="wrap-anywhere min-w-0 flex-1 basis-52 font-medium">
            Registrado: {receipt.gift}. A doação já conta na necessidade e na transparência.
          </p>
          <ExternalLinkButton
            href={whatsappLink(thanksText(receipt.gift, receipt.donor), receipt.phone)}
            target="_blank"
            variant="secondary"
          >
            Agradecer no WhatsApp
          </ExternalLinkButton>
          <Button variant="quiet" disabled={busy} onClick={() => undo(receipt._id)}>
            Desfazer
          </Button>
        </div>
      )}
    </div>
  );
}
