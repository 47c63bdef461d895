import { type FormEvent, useId, useState, useTransition } from "react";
import { CampaignSelect } from "@/components/campaigns/campaign-select";
import { FailureAlert } from "@/components/forms/failure-alert";
import { focusFirstError } from "@/components/forms/focus-first-error";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/field";
import type { CampaignChoice } from "@/lib/campaigns/types";
import { manageClaimCopy } from "@/lib/donations/claims/manage-copy";
import type { ClaimData } from "@/lib/donations/claims/types";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import { typedDecimal } from "@/lib/money";
import type { ActionFailure } from "@/lib/web/action-result";
import type { ClaimDeeds } from "./use-claims";

type Props = {
  claim: ClaimData;
  acoes: string[];
  campaigns: CampaignChoice[];
  confirm: ClaimDeeds["confirm"];
  onClose: () => void;
};

/** The donation as the bank's statement has it; what was typed stays until it is recorded. */
export function ConfirmForm({ claim, acoes, campaigns, confirm, onClose }: Props) {
  const [failure, setFailure] = useState<ActionFailure>();
  const [isTyped, setTyped] = useState(false);
  const [busy, start] = useTransition();
  const suggestionsId = useId();
  const errorOf = (name: string) => failure?.fields?.[name];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const value = (name: string) => String(new FormData(form).get(name) ?? "");
    start(async () => {
      const given = { amount: value("amount"), date: value("date"), acao: value("acao") };
      const result = await confirm({ _id: claim._id, ...given, campaignId: value("campaignId") });
      if (result.ok) return;
      setFailure(result);
      focusFirstError(form, result.fields ?? {});
    });
  }

  return (
    <form
      onSubmit={submit}
      onChange={() => setTyped(true)}
      noValidate
      aria-label="Confirmar a doação"
      autoComplete="off"
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <InputField
          label="Valor no extrato"
          required
          error={errorOf("amount")}
          name="amount"
          inputMode="decimal"
          defaultValue={typedDecimal(claim.amount)}
          autoFocus
        />
        <InputField
          label="Dia no extrato"
          required
          error={errorOf("date")}
          name="date"
          type="date"
          defaultValue={claim.date}
        />
        <InputField
          label="Ação"
          required
          error={errorOf("acao")}
          name="acao"
          list={suggestionsId}
          defaultValue={manageClaimCopy.acao}
        />
      </div>
      <CampaignSelect
        register={() => ({ name: "campaignId" })}
        campaigns={campaigns}
        hint={manageDonationCopy.whatCounts}
        error={errorOf("campaignId")}
      />
      <datalist id={suggestionsId}>
        {acoes.map((acao) => (
          <option key={acao} value={acao} />
        ))}
      </datalist>
      {!failure?.fields && <FailureAlert failure={failure} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? "Registrando…" : "Registrar a doação"}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          Cancelar
        </Button>
      </div>
      <LeaveGuard active={isTyped && !busy} />
    </form>
  );
}
