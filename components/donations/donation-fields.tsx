import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { FormFields } from "@/components/forms/use-entity-form";
import { exactDecimal } from "@/lib/decimals";
import { donationCopy } from "@/lib/donations/copy";
import type { DonationValues } from "@/lib/donations/schema";
import { formatMoney } from "@/lib/money";

type DonationFields = FormFields<DonationValues>;

export function InKindFields({ form }: { form: DonationFields }) {
  return (
    <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <TextField form={form} name="quantity" label="Quantidade" inputMode="decimal" placeholder="10" />
      <TextField
        form={form}
        name="items"
        label="Itens"
        required
        hint="O que foi doado: “frascos de óleo”. De várias coisas, deixe a quantidade vazia e escreva tudo aqui."
      />
    </div>
  );
}

export function AmountField({ form, typed, inKind }: { form: DonationFields; typed: unknown; inKind: boolean }) {
  return (
    <TextField
      form={form}
      name="amount"
      label={inKind ? "Valor estimado" : "Valor"}
      required={!inKind}
      hint={<TypedAmount typed={typed} estimate={inKind} />}
      inputMode="decimal"
      placeholder="1.234,50"
      className="sm:w-64!"
    />
  );
}

/** The typed amount as it is understood, so that a typing error is noticed. */
function TypedAmount({ typed, estimate }: { typed: unknown; estimate: boolean }) {
  const amount = exactDecimal(String(typed ?? ""));
  return (
    <>
      {estimate && "Só se souber; não entra no total em reais. "}
      <span aria-live="polite">{amount ? formatMoney(amount) : "Em reais, como 50 ou 1.234,50."}</span>
    </>
  );
}

export function DonorFields({ form }: { form: DonationFields }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField form={form} name="donor" label="Quem doou" hint="Pessoa ou grupo. Deixe vazio se não souber." />
      <SelectField
        form={form}
        name="donorPublic"
        label="Publicar o nome?"
        options={{ false: "Não", true: "Sim, a pessoa autorizou" }}
        hint={`Sem permissão, o site mostra “${donationCopy.anonymous}”.`}
      />
    </div>
  );
}
