import { TextField } from "@/components/forms/text-field";
import { LIMITS } from "@/lib/settings/limits";
import { ItemList } from "./item-list";
import { SettingsSection } from "./settings-section";
import type { SettingsSectionProps } from "./types";

export function ContactFields({ form }: SettingsSectionProps) {
  return (
    <SettingsSection id="contatos" lead="O que ficar em branco não aparece no site.">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="coordinator"
          label="Coordenação"
          hint="Com quem as pessoas falam, na página de contato."
        />
        <TextField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          hint="Se as mensagens do formulário de contato vão para ele, Integrações diz, no fim."
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="font-semibold">Telefones</legend>
        <p className="mb-3 text-muted text-sm">Todos aparecem em Contato; o primeiro, também no rodapé.</p>
        <ItemList
          form={form}
          name="phones"
          noun="telefone"
          max={LIMITS.phones}
          blank={{ number: "", label: "" }}
          empty="Nenhum telefone aparece no site."
        >
          {(index) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField form={form} name={`phones.${index}.number`} label="Número" type="tel" required />
              <TextField form={form} name={`phones.${index}.label`} label="De quem é" />
            </div>
          )}
        </ItemList>
      </fieldset>
      <TextField
        form={form}
        name="whatsapp"
        label="Número do WhatsApp"
        type="tel"
        hint="Com DDD; de outro país, com + na frente. Em branco, “Cadastre-se” leva à página de contato."
      />
      <TextField
        form={form}
        name="joinMessage"
        label="Mensagem de “Cadastre-se”"
        rows={2}
        hint="Já vem escrita quando a pessoa abre a conversa. Em branco, volta a que veio com o site."
      />
    </SettingsSection>
  );
}
