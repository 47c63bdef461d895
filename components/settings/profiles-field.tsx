import { useWatch } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import { LIMITS } from "@/lib/settings/limits";
import { describeProfile } from "@/lib/settings/profiles";
import { withScheme } from "@/lib/web-address";
import { ItemList } from "./item-list";
import { SettingsSection } from "./settings-section";
import type { SettingsSectionProps } from "./types";

/** The organisation's profiles in social networks. */
export function ProfilesField({ form }: SettingsSectionProps) {
  return (
    <SettingsSection
      id="redes"
      lead="Copie e cole o endereço de cada perfil: Instagram, Facebook, YouTube e outros. Todos aparecem no rodapé; o primeiro, também no começo da página inicial."
    >
      <ItemList
        form={form}
        name="profiles"
        noun="perfil"
        max={LIMITS.profiles}
        blank={{ url: "" }}
        empty="Nenhum perfil aparece no site."
      >
        {(index) => <Profile form={form} index={index} />}
      </ItemList>
    </SettingsSection>
  );
}

function Profile({ form, index }: SettingsSectionProps & { index: number }) {
  const url = useWatch({ control: form.control, name: `profiles.${index}.url` });
  const profile = describeProfile(withScheme(url.trim()));
  return (
    <TextField
      form={form}
      name={`profiles.${index}.url`}
      label="Endereço do perfil"
      inputMode="url"
      required
      hint={
        url && profile
          ? `Aparece como ${profile.network} ${profile.handle}`
          : "Por exemplo, https://www.instagram.com/nome"
      }
    />
  );
}
