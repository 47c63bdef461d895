import { MessageCircle } from "lucide-react";
import { ExternalLinkButton } from "@/components/ui/button";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { formatDay } from "@/lib/dates";
import { deliveryOf } from "@/lib/needs/describe";
import { promiseCopy } from "@/lib/needs/promises/copy";
import { describeQuantity, isNone } from "@/lib/needs/quantity";
import type { ManagedNeed, ManagedPromise } from "@/lib/needs/types";
import { dialable } from "@/lib/settings/phone";
import { whatsappLink } from "@/lib/site";

const STATES: Record<ManagedPromise["state"], string> = {
  open: "Esperando",
  kept: "Chegou",
  withdrawn: "Desistiu",
  expired: "Venceu",
};

/** Who promised what, until when, and how one reaches them. */
export function PromiseSummary({ need, promise }: { need: ManagedNeed; promise: ManagedPromise }) {
  const { name, contact, whatsapp, quantity, outstanding, arrived, until, state } = promise;
  const reminder = promiseCopy.reminder(describeQuantity(outstanding, need), until, deliveryOf(need), name);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-sans font-semibold text-lg tracking-normal">
          {name}: {describeQuantity(quantity, need)}
        </h3>
        <p className="wrap-anywhere text-sm">
          <a
            href={contact.includes("@") ? `mailto:${contact}` : `tel:${dialable(contact)}`}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
          >
            {contact}
          </a>
        </p>
        <p className="text-muted text-sm">
          {STATES[state]}
          {state === "open" && <NowrapDates>{` · até ${formatDay(until)}`}</NowrapDates>}
          {!isNone(arrived) && ` · ${describeQuantity(arrived, need)} já aqui`}
        </p>
      </div>
      {state === "open" && whatsapp && (
        <ExternalLinkButton href={whatsappLink(reminder, whatsapp)} target="_blank" variant="secondary">
          <MessageCircle aria-hidden className="size-5" /> Lembrar<span className="sr-only"> {name} no WhatsApp</span>
        </ExternalLinkButton>
      )}
    </div>
  );
}
