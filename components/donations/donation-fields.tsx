import type { ComponentProps } from "react";
import { SelectField } from "@/components/forms/select-field";
import type { FormFields } from "@/components/forms/use-entity-form";
import { CONTROL, Field } from "@/components/ui/field";
import { donationCopy } from "@/lib/donations/copy";
import type { DonationDraft } from "@/lib/donations/schema";
import { TypedAmount } from "./typed-amount";

type DonationFields = FormFields<DonationDraft>;

export function InKindFields({ form }: { form: DonationFields }) {
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

export function AmountField({
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

export function DonorFields({ form }: { form: DonationFields }) {
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
