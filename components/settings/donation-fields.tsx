import { SettingsSection } from "./settings-section";
import { SettingsTextField } from "./settings-text-field";
import type { SettingsSectionProps } from "./types";

export function DonationFields({ form }: SettingsSectionProps) {
  return (
    <SettingsSection
      id="doacoes"
      title="Doações"
      lead="Confiram a chave com calma: é para ela que vai o dinheiro de quem doa. Sem chave, o Pix some do site."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingsTextField
          form={form}
          name="donationKey"
          label="Chave Pix"
          hint="CPF, CNPJ, e-mail, telefone com DDD ou chave aleatória."
        />
        <SettingsTextField
          form={form}
          name="donationName"
          label="Favorecido"
          hint="O nome que o banco mostra a quem paga. Em branco, vale o nome da organização."
        />
      </div>
    </SettingsSection>
  );
}
