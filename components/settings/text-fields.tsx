import { TextField } from "@/components/forms/text-field";
import { LIMITS } from "@/lib/settings/limits";
import { ItemList } from "./item-list";
import { SettingsSection } from "./settings-section";
import type { SettingsSectionProps } from "./types";

/** The texts of the home page and of 'Sobre Nós'. */
export function TextFields({ form }: SettingsSectionProps) {
  return (
    <SettingsSection
      id="textos"
      lead="Da página inicial, do rodapé e de Sobre Nós. Um texto que ficar em branco volta a ser o que veio com o site."
    >
      <h3 className="text-xl">Página inicial</h3>
      <TextField
        form={form}
        name="headline"
        label="Chamada"
        hint="A frase grande do começo. A palavra entre *asteriscos* fica colorida."
      />
      <TextField form={form} name="welcome" label="Texto de boas-vindas" rows={3} />
      <TextField form={form} name="footer" label="Texto do rodapé" rows={2} />
      <h3 className="mt-2 text-xl">Sobre Nós</h3>
      <TextField form={form} name="story" label="Apresentação" rows={3} />
      <TextField form={form} name="mission" label="Missão" rows={2} />
      <TextField form={form} name="missionText" label="Mais sobre a missão" rows={4} />
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">Objetivos</legend>
        <ItemList
          form={form}
          name="objectives"
          noun="objetivo"
          max={LIMITS.objectives}
          blank={{ title: "", text: "" }}
          empty="Nenhum objetivo: a página fica sem essa parte."
        >
          {(index) => (
            <div className="grid gap-3">
              <TextField form={form} name={`objectives.${index}.title`} label="Objetivo" required />
              <TextField form={form} name={`objectives.${index}.text`} label="Explicação" rows={2} />
            </div>
          )}
        </ItemList>
      </fieldset>
      <TextField form={form} name="vision" label="Visão" rows={2} />
      <TextField form={form} name="visionText" label="Mais sobre a visão" rows={4} />
      <TextField form={form} name="volunteering" label="Voluntariado" rows={4} />
      <TextField form={form} name="steps" label="Passos para participar" rows={4} hint="Um passo por linha." />
    </SettingsSection>
  );
}
