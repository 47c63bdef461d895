import { useWatch } from "react-hook-form";
import { LIMITS } from "@/lib/settings/limits";
import { describeProfile } from "@/lib/settings/profiles";
import { ItemList } from "./item-list";
import { SettingsSection } from "./settings-section";
import { SettingsTextField } from "./settings-text-field";
import type { SettingsFormParts } from "./types";

/** Where else the organisation is. */
export function ProfilesField({ form }: SettingsFormParts) {
  return (
    <SettingsSection
      id="redes"
      title="Redes sociais"
      lead="Copiem e colem o endereço de cada perfil: Instagram, Facebook, YouTube e outros. Todos aparecem no rodapé; o primeiro, também no começo da página inicial."
    >
      <ItemList
        form={form}
        name="profiles"
        noun="perfil"
        max={LIMITS.profiles}
        blank={{ url: "" }}
        none="Nenhum perfil aparece no site."
      >
        {(index) => <Profile form={form} index={index} />}
      </ItemList>
    </SettingsSection>
  );
}

function Profile({ form, index }: SettingsFormParts & { index: number }) {
  const url = useWatch({ control: form.control, name: `profiles.${index}.url` });
  const known = describeProfile(/^https?:/.test(url) ? url : `https://${url}`);
  return (
    <SettingsTextField
      form={form}
      name={`profiles.${index}.url`}
      label="Endereço do perfil"
      inputMode="url"
      required
      hint={
        url && known ? `Aparece como ${known.network} ${known.handle}` : "Por exemplo, https://www.instagram.com/nome"
      }
    />
  );
}
