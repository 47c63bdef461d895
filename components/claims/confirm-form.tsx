import { useId, useState } from "react";
import { CampaignSelect } from "@/components/campaigns/campaign-select";
import { FailureAlert } from "@/components/forms/failure-alert";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/field";
import type { CampaignChoice } from "@/lib/campaigns/types";
import type { ClaimData } from "@/lib/donations/claims/types";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import { typedDecimal } from "@/lib/money";
import type { ClaimDeeds, ConfirmValues } from "./use-claims";

type Props = {
  claim: ClaimData;
  acoes: string[];
  campaigns: CampaignChoice[];
  confirm: ClaimDeeds["confirm"];
  onClose: () => void;
};

/** The donation as the bank's statement has it; what was typed stays until it is recorded. */
export function ConfirmForm({ claim, acoes, campaigns, confirm, onClose }: Props) {
  const suggestionsId = useId();
  const [chosen, setChosen] = useState("");
  const counted = campaigns.find(({ _id }) => _id === chosen)?.unit;
  const { form, busy, failure, errors, unsaved } = useActionForm((typed: Omit<ConfirmValues, "_id">) =>
    confirm({ _id: claim._id, ...typed }),
  );

  return (
    <form {...form} aria-label="Confirmar a doação" autoComplete="off" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <InputField
          label="Valor no extrato"
          required
          error={errors.amount}
          name="amount"
          inputMode="decimal"
          defaultValue={typedDecimal(claim.amount)}
          autoFocus
        />
        <InputField
          label="Dia no extrato"
          required
          error={errors.date}
          name="date"
          type="date"
          defaultValue={claim.date}
        />
        <InputField
          label="Ação"
          required
          error={errors.acao}
          name="acao"
          list={suggestionsId}
          defaultValue={manageDonationCopy.undecided}
        />
      </div>
      <CampaignSelect
        register={() => ({ name: "campaignId", onChange: async ({ target }) => setChosen(target.value) })}
        campaigns={campaigns}
        hint={counted ? manageDonationCopy.countsNoMoney(counted) : manageDonationCopy.whatCounts}
        error={errors.campaignId}
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
      <LeaveGuard active={unsaved} />
    </form>
  );
}
