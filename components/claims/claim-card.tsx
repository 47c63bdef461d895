import { Check, SearchX, Undo2 } from "lucide-react";
import { useState } from "react";
import { ConfirmedAction } from "@/components/forms/confirmed-action";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LiveButton } from "@/components/ui/live-button";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import type { CampaignChoice } from "@/lib/campaigns/types";
import { formatDay, formatMoment } from "@/lib/dates";
import { CLAIM_STATES } from "@/lib/donations/claims/states";
import type { ClaimData } from "@/lib/donations/claims/types";
import { unknownDonor } from "@/lib/donations/copy";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import { formatMoney } from "@/lib/money";
import { painelRoutes } from "@/lib/painel-routes";
import { AlikeDonations } from "./alike-donations";
import { ConfirmForm } from "./confirm-form";
import type { ClaimDeeds } from "./use-claims";

type Props = { claim: ClaimData; acoes: string[]; campaigns: CampaignChoice[]; deeds: ClaimDeeds };

/** A claim: what somebody says to have given, and what becomes of it. */
export function ClaimCard({ claim, acoes, campaigns, deeds }: Props) {
  const [confirming, setConfirming] = useState(false);
  /** The form was cancelled: its button, which comes back, gets the focus. */
  const [isBack, setBack] = useState(false);
  const { amount, date, donor, donorPublic, contact, createdAt } = claim;
  const name = `${formatMoney(amount)} em ${formatDay(date)}`;

  function cancel() {
    setConfirming(false);
    setBack(true);
  }

  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="font-display font-semibold text-xl">
          <NowrapDates>{name}</NowrapDates>
        </h2>
        <p className="wrap-anywhere">
          {donor || unknownDonor}
          {donor && <span className="text-muted">{` · ${manageDonationCopy.whereName(donorPublic)}`}</span>}
        </p>
        {contact && (
          <p className="wrap-anywhere">
            <span className="text-muted">Contato: </span>
            {contact}
          </p>
        )}
        <p className="text-muted text-sm">
          <NowrapDates>{`Avisou em ${formatMoment(createdAt)}`}</NowrapDates>
        </p>
      </div>
      <AlikeDonations alike={claim.alike} amount={amount} />
      {claim.state !== "WAITING" ? (
        <Settled claim={claim} name={name} deeds={deeds} />
      ) : confirming ? (
        <ConfirmForm {...{ claim, acoes, campaigns }} confirm={deeds.confirm} onClose={cancel} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <LiveButton disabled={deeds.busy} autoFocus={isBack} onClick={() => setConfirming(true)}>
            <Check aria-hidden className="size-5" /> Confirmar
            <span className="sr-only"> {name}</span>
          </LiveButton>
          <LiveButton variant="quiet" disabled={deeds.busy} onClick={() => deeds.discard(claim._id)}>
            <SearchX aria-hidden className="size-5" /> Não encontrei
            <span className="sr-only"> {name}</span>
          </LiveButton>
        </div>
      )}
    </Card>
  );
}

function Settled({ claim, name, deeds }: { claim: ClaimData; name: string; deeds: ClaimDeeds }) {
  const { _id, state, settled, donationId } = claim;
  const by = settled?.by ? ` por ${settled.by}` : "";
  return (
    <>
      <p className="font-semibold">
        <NowrapDates>{`${CLAIM_STATES[state]}${by}${settled ? ` em ${formatMoment(settled.at)}` : ""}`}</NowrapDates>
        {donationId && (
          <>
            {" · "}
            <Link href={painelRoutes.editDonation(donationId)} className="underline underline-offset-4">
              Ver a doação
            </Link>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <LiveButton variant="secondary" disabled={deeds.busy} onClick={() => deeds.reopen(claim)}>
          <Undo2 aria-hidden className="size-5" /> {state === "CONFIRMED" ? "Desfazer" : "Conferir de novo"}
          <span className="sr-only"> {name}</span>
        </LiveButton>
        <ConfirmedAction
          run={() => deeds.erase(_id)}
          about={name}
          question="Apagar este aviso agora?"
          detail={manageDonationCopy.eraseContact}
        >
          Apagar
        </ConfirmedAction>
      </div>
    </>
  );
}
