"use client";

import { type ComponentProps, useId } from "react";
import { type DefaultValues, useWatch } from "react-hook-form";
import { EntityForm, WithPreview } from "@/components/forms/entity-form";
import { SelectField, STATUS_OPTIONS } from "@/components/forms/select-field";
import { type FormFields, useEntityForm } from "@/components/forms/use-entity-form";
import { CONTROL, Field } from "@/components/ui/field";
import { wallClock } from "@/lib/dates";
import { donationCopy } from "@/lib/donations/copy";
import { DONATION_KINDS } from "@/lib/donations/kinds";
import { typedDecimal } from "@/lib/donations/money";
import type { DonationDraft } from "@/lib/donations/schema";
import type { ManagedDonation } from "@/lib/donations/types";
import type { ActionResult } from "@/lib/web/action-result";
import { DonationPreview } from "./donation-preview";
import { TypedAmount } from "./typed-amount";

type Props = {
  /** The donation to edit; absent for a new one. */
  donation?: ManagedDonation;
  /** The actions that other donations served. */
  actions: string[];
  save: (draft: DonationDraft & { _id: string }) => Promise<ActionResult<ManagedDonation>>;
};

type DonationFields = FormFields<DonationDraft>;

/** Records or edits a donation, with what visitors will see of it beside it. */
export function DonationForm({ donation, actions, save }: Props) {
  const form = useEntityForm({
    entity: "donation",
    schema: async () => (await import("@/lib/donations/schema")).donationInput,
    item: donation,
    toDraft: draftOf,
    save,
    draftKey: `doacao:${donation?._id ?? "nova"}`,
  });
  const { register, control, errorOf } = form;
  const draft = useWatch({ control });
  const known = useId();
  const inKind = draft.kind === "IN_KIND";

  // What is typed here is another person's: the browser must not fill in one's own.
  return (
    <WithPreview preview={<DonationPreview draft={draft} />}>
      <EntityForm form={form} action={donation ? "Salvar alterações" : "Registrar doação"} autoComplete="off">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            register={() => register("kind")}
            label="Tipo"
            options={DONATION_KINDS}
            error={errorOf("kind")}
          />
          <Field id="date" label="Data" required error={errorOf("date")}>
            {(props) => <input {...props} {...register("date")} type="date" className={CONTROL} />}
          </Field>
        </div>
        {inKind && <InKindFields form={form} />}
        <AmountField form={form} typed={draft.amount} inKind={inKind} />
        <Field
          id="acao"
          label="Ação"
          required
          error={errorOf("acao")}
          hint="Em que a doação ajudou. Ainda não sabe? Escreva “A definir” e mude depois."
        >
          {(props) => <input {...props} {...register("acao")} list={known} className={CONTROL} />}
        </Field>
        <datalist id={known}>
          {actions.map((acao) => (
            <option key={acao} value={acao} />
          ))}
        </datalist>
        <DonorFields form={form} />
        <Field
          id="notes"
          label="Observações"
          error={errorOf("notes")}
          hint="Aparecem no site. Não escreva aqui quem doou nem telefones."
        >
          {(props) => <textarea {...props} {...register("notes")} rows={3} className={CONTROL} />}
        </Field>
        <SelectField
          register={() => register("active")}
          label="Status"
          options={STATUS_OPTIONS}
          hint="Desabilitada, a doação sai do site e das somas, e continua guardada aqui."
          error={errorOf("active")}
          className="sm:w-64!"
        />
      </EntityForm>
    </WithPreview>
  );
}

function InKindFields({ form }: { form: DonationFields }) {
  return (
    <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Field id="quantity" label="Quantidade" error={form.errorOf("quantity")}>
        {(props) => (
          <input {...props} {...form.register("quantity")} inputMode="decimal" placeholder="10" className={CONTROL} />
        )}
      </Field>
      <Field
        id="items"
        label="Itens"
        required
        error={form.errorOf("items")}
        hint="O que foi doado: “frascos de óleo”. De várias coisas, deixe a quantidade vazia e escreva tudo aqui."
      >
        {(props) => <input {...props} {...form.register("items")} className={CONTROL} />}
      </Field>
    </div>
  );
}

function AmountField({
  form,
  typed,
  inKind,
}: {
  form: DonationFields;
  typed: ComponentProps<typeof TypedAmount>["typed"];
  inKind: boolean;
}) {
  return (
    <Field
      id="amount"
      label={inKind ? "Valor estimado" : "Valor"}
      required={!inKind}
      error={form.errorOf("amount")}
      hint={<TypedAmount typed={typed} estimate={inKind} />}
    >
      {(props) => (
        <input
          {...props}
          {...form.register("amount")}
          inputMode="decimal"
          placeholder="1.234,50"
          className={`${CONTROL} sm:w-64!`}
        />
      )}
    </Field>
  );
}

function DonorFields({ form }: { form: DonationFields }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        id="donor"
        label="Quem doou"
        error={form.errorOf("donor")}
        hint="Pessoa ou grupo. Deixe vazio se não souber."
      >
        {(props) => <input {...props} {...form.register("donor")} className={CONTROL} />}
      </Field>
      <SelectField
        register={() => form.register("donorPublic")}
        label="Publicar o nome?"
        options={{ false: "Não", true: "Sim, a pessoa autorizou" }}
        hint={`Sem permissão, o site mostra “${donationCopy.anonymous}”.`}
        error={form.errorOf("donorPublic")}
      />
    </div>
  );
}

function draftOf(donation?: ManagedDonation): DefaultValues<DonationDraft> {
  return {
    kind: donation?.kind ?? "MONEY",
    amount: typedDecimal(donation?.amount ?? null),
    quantity: typedDecimal(donation?.quantity ?? null),
    items: donation?.items ?? "",
    date: donation?.date ?? wallClock(new Date()).day,
    acao: donation?.acao ?? "",
    donor: donation?.donor ?? "",
    donorPublic: donation?.donorPublic ? "true" : "false",
    notes: donation?.notes ?? "",
    active: donation?.active === false ? "false" : "true",
  };
}
