"use client";

import { EntityForm } from "@/components/forms/entity-form";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useEntityForm } from "@/components/forms/use-entity-form";
import { DEFAULT_ACCENT } from "@/lib/settings/accent";
import { REVIEW_RULES } from "@/lib/settings/limits";
import { typedWhatsapp } from "@/lib/settings/phone";
import type { SettingsValues } from "@/lib/settings/schema";
import type { SavedSettings } from "@/lib/settings/types";
import type { ActionResult } from "@/lib/web/action-result";
import { BrandFields } from "./brand-fields";
import { ContactFields } from "./contact-fields";
import { DonationFields } from "./donation-fields";
import { HomeFields } from "./home-fields";
import { OrganizationFields } from "./organization-fields";
import { ProfilesField } from "./profiles-field";
import { SECTIONS, SettingsSection } from "./settings-section";
import { SlidesField } from "./slides-field";
import { TextFields } from "./text-fields";

type Props = {
  settings: SavedSettings;
  save: (values: SettingsValues) => Promise<ActionResult<SavedSettings>>;
};

/** All settings in one form. */
export function SettingsForm({ settings, save }: Props) {
  const form = useEntityForm({
    entity: "settings",
    schema: async () => (await import("@/lib/settings/schema")).settingsInput,
    item: settings,
    toValues: (item: SavedSettings = settings) => valuesOf(item),
    save,
    draftKey: "configuracoes",
  });
  return (
    <>
      <nav aria-label="Partes das configurações">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {Object.entries(SECTIONS).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-9 items-center underline underline-offset-4">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <EntityForm form={form} submitLabel="Salvar configurações" long>
        <OrganizationFields form={form} />
        <BrandFields form={form} />
        <TextFields form={form} />
        <HomeFields form={form} />
        <SettingsSection
          id="banner"
          lead="Os slides do começo da página inicial, nesta ordem. Sem nenhum, o banner some."
        >
          <SlidesField form={form} />
        </SettingsSection>
        <ContactFields form={form} />
        <ProfilesField form={form} />
        <DonationFields form={form} />
        <SettingsSection
          id="avaliacoes"
          lead="O que visitantes escrevem sobre os artigos. O que esperar por você aparece no início do painel e em Avaliações."
        >
          <SelectField form={form} name="reviews" label="Quando aparecem no site" options={REVIEW_RULES} />
        </SettingsSection>
        <SettingsSection
          id="promessas"
          lead="Quem promete levar alguma coisa tem estes dias. Depois, a quantidade volta para a lista."
        >
          <TextField
            form={form}
            name="promiseDays"
            label="Dias de uma promessa"
            required
            inputMode="numeric"
            className="sm:w-64!"
          />
        </SettingsSection>
      </EntityForm>
    </>
  );
}

function valuesOf({ updatedAt: _, whatsapp, ...settings }: SavedSettings): SettingsValues {
  return { ...settings, accent: settings.accent || DEFAULT_ACCENT, whatsapp: typedWhatsapp(whatsapp) };
}
