import { TextField } from "@/components/forms/text-field";
import { LIMITS } from "@/lib/settings/limits";
import { ItemList } from "./item-list";
import { SettingsSection } from "./settings-section";
import type { SettingsSectionProps } from "./types";

export function DonationFields({ form }: SettingsSectionProps) {
  return (
    <SettingsSection
      id="doacoes"
      lead="Confira a chave com calma: é para ela que vai o dinheiro de quem doa. Sem chave, o Pix some do site."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="donationKey"
          label="Chave Pix"
          hint="CPF, CNPJ, e-mail, telefone com DDD ou chave aleatória."
        />
        <TextField
          form={form}
          name="donationName"
          label="Favorecido"
          hint="O nome que o banco mostra a quem paga. Em branco, vale o nome da organização."
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="font-semibold">O que seu Pix faz</legend>
        <p className="mb-3 text-muted text-sm">
          Um exemplo verdadeiro para cada valor, como R$ 20: doze cafés na praça. Aparecem embaixo dos valores, na
          página de doação.
        </p>
        <ItemList
          form={form}
          name="donationExamples"
          noun="exemplo"
          max={LIMITS.donationExamples}
          blank={{ amount: "", text: "" }}
          empty="Nenhum exemplo aparece no site."
        >
          {(index) => (
            <div className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <TextField
                form={form}
                name={`donationExamples.${index}.amount`}
                label="Valor em reais"
                inputMode="decimal"
                required
              />
              <TextField form={form} name={`donationExamples.${index}.text`} label="O que ele faz" required />
            </div>
          )}
        </ItemList>
      </fieldset>
    </SettingsSection>
  );
}
