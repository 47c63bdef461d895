import { AccentField } from "./accent-field";
import { LogoField } from "./logo-field";
import { SettingsSection } from "./settings-section";
import type { SettingsSectionProps } from "./types";

export function BrandFields({ form }: SettingsSectionProps) {
  return (
    <SettingsSection
      id="marca"
      lead="O logotipo e a cor da organização, no site e no painel. O ícone da aba do navegador continua o mesmo."
    >
      <LogoField form={form} />
      <AccentField form={form} />
    </SettingsSection>
  );
}
