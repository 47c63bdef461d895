import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { STATES } from "@/lib/settings/limits";
import { SettingsSection } from "./settings-section";
import type { SettingsSectionProps } from "./types";

const ARTICLE_OPTIONS = { o: "o (o Projeto, o Instituto)", a: "a (a Associação, a Casa)" };
const STATE_OPTIONS = Object.fromEntries(STATES.map((state) => [state, state]));

export function OrganizationFields({ form }: SettingsSectionProps) {
  return (
    <SettingsSection
      id="organizacao"
      lead="O nome aparece no topo de todas as páginas, nos resultados de busca e nos e-mails. Textos que você não mudou passam a usar o nome novo sozinhos."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="name" label="Nome" required />
        <SelectField form={form} name="article" label="Artigo do nome (o/a)" options={ARTICLE_OPTIONS} />
        <TextField
          form={form}
          name="shortName"
          label="Nome curto"
          hint="Para o menu e para o ícone no celular. Em branco, vale o nome."
        />
        <TextField
          form={form}
          name="tagline"
          label="Lema"
          hint="Vem depois do nome no título da página inicial. Em branco, volta o que veio com o site."
        />
      </div>
      <TextField
        form={form}
        name="summary"
        label="Descrição para buscadores"
        rows={3}
        hint="Duas frases que o Google e o WhatsApp mostram com o link do site. Em branco, volta a que veio com o site."
      />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr_2fr]">
        <TextField form={form} name="city" label="Cidade" required />
        <SelectField form={form} name="state" label="Estado" options={STATE_OPTIONS} />
        <TextField
          form={form}
          name="cnpj"
          label="CNPJ"
          hint="Aparece no rodapé e na página de privacidade; em branco, em lugar nenhum."
        />
      </div>
    </SettingsSection>
  );
}
