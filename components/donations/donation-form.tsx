"use client";

import { useEffect, useEffectEvent, useId, useState } from "react";
import { CampaignSelect } from "@/components/campaigns/campaign-select";
import { EntityForm } from "@/components/forms/entity-form";
import type { Saved } from "@/components/forms/saved-notice";
import { SelectField, StatusField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { type FormDefaults, useEntityForm, useFormValues } from "@/components/forms/use-entity-form";
import { WithPreview } from "@/components/forms/with-preview";
import type { CampaignChoice } from "@/lib/campaigns/types";
import { currentDay } from "@/lib/dates";
import { describeGift } from "@/lib/donations/describe";
import { DONATION_KINDS } from "@/lib/donations/kinds";
import { manageDonationCopy } from "@/lib/donations/manage-copy";
import type { DonationValues } from "@/lib/donations/schema";
import type { ManagedDonation } from "@/lib/donations/types";
import { typedDecimal } from "@/lib/money";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import type { ActionResult } from "@/lib/web/action-result";
import { AmountField, DonorFields, InKindFields } from "./donation-fields";
import { DonationPreview } from "./donation-preview";

type Props = {
  /** The donation to edit; absent for a new one. */
  donation?: ManagedDonation;
  campaigns: CampaignChoice[];
  /** Suggestions: the actions of other donations. */
  actions: string[];
  save: (values: DonationValues & { _id: string }) => Promise<ActionResult<ManagedDonation>>;
};

/** Records or edits a donation, with a live preview. */
export function DonationForm({ donation, campaigns, actions, save }: Props) {
  const [recorded, setRecorded] = useState(0);
  const form = useEntityForm({
    entity: "donation",
    schema: async () => (await import("@/lib/donations/schema")).donationInput,
    item: donation,
    toValues: valuesOf,
    toSend: (values) => (values.kind === "MONEY" ? { ...values, quantity: "", items: "" } : values),
    save,
    describeSaved: (saved) => describeSaved(saved, donation ? "Corrigida" : "Registrada"),
    // Donations are recorded one after the other, from the same day.
    keepForNext: ({ kind, date, acao, campaignId }) => ({ kind, date, acao, campaignId: campaignId ?? "" }),
    onSaved: () => !donation && setRecorded(recorded + 1),
    firstField: "amount",
    draftKey: `doacao:${donation?._id ?? "nova"}`,
  });
  const { register, control, errorOf } = form;
  const focusAmount = useEffectEvent(() => form.setFocus("amount"));
  useEffect(() => {
    if (recorded > 0) focusAmount();
  }, [recorded]);
  const values = useFormValues(control);
  const suggestionsId = useId();
  const inKind = values.kind === "IN_KIND";
  const counted = campaigns.find(({ _id }) => _id === values.campaignId)?.unit;

  // autoComplete off: these are another person's data, not the administrator's own.
  return (
    <WithPreview preview={<DonationPreview values={values} />}>
      <EntityForm form={form} submitLabel={donation ? "Salvar alterações" : "Registrar doação"} autoComplete="off">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField form={form} name="kind" label="Tipo" options={DONATION_KINDS} />
          <TextField form={form} name="date" label="Data" required type="date" />
        </div>
        {inKind && <InKindFields form={form} />}
        <AmountField form={form} typed={values.amount} inKind={inKind} />
        <TextField
          form={form}
          name="acao"
          label="Ação"
          required
          hint={`Em que a doação ajudou. Ainda não sabe? Escreva “${manageDonationCopy.undecided}” e mude depois.`}
          list={suggestionsId}
        />
        <datalist id={suggestionsId}>
          {actions.map((acao) => (
            <option key={acao} value={acao} />
          ))}
        </datalist>
        <CampaignSelect
          register={() => register("campaignId")}
          campaigns={campaigns}
          chosen={donation?.campaignId}
          hint={whatCounts(counted, inKind)}
          error={errorOf("campaignId")}
        />
        <DonorFields form={form} />
        <TextField
          form={form}
          name="notes"
          label="Observações"
          hint="Aparecem no site. Não escreva aqui quem doou nem telefones."
          rows={3}
        />
        <StatusField
          form={form}
          hint="Desabilitada, a doação sai do site e das somas, e continua guardada aqui."
          className="sm:w-64!"
        />
      </EntityForm>
    </WithPreview>
  );
}

function whatCounts(unit: string | undefined, inKind: boolean) {
  if (!unit) return manageDonationCopy.whatCounts;
  return inKind ? manageDonationCopy.countsItems(unit) : manageDonationCopy.countsNoMoney(unit);
}

function describeSaved(donation: ManagedDonation, done: string): Saved {
  const { _id, active } = donation;
  const edit = painelRoutes.editDonation(_id);
  if (!active) return { text: `Salva fora do site: ${describeGift(donation)}.`, edit };
  return { text: `${done}: ${describeGift(donation)}.`, path: routes.donations(), edit };
}

function valuesOf(donation?: ManagedDonation): FormDefaults<DonationValues> {
  return {
    kind: donation?.kind ?? "MONEY",
    amount: typedDecimal(donation?.amount ?? null),
    quantity: typedDecimal(donation?.quantity ?? null),
    items: donation?.items ?? "",
    date: donation?.date ?? currentDay(),
    acao: donation?.acao ?? "",
    campaignId: donation?.campaignId ?? "",
    donor: donation?.donor ?? "",
    donorPublic: donation?.donorPublic ? "true" : "false",
    notes: donation?.notes ?? "",
    active: donation?.active === false ? "false" : "true",
  };
}
