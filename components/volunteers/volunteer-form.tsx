"use client";

import { EntityForm } from "@/components/forms/entity-form";
import { PictureField, pictureValues } from "@/components/forms/pictures/picture-field";
import { describeOnSite } from "@/components/forms/saved-notice";
import { SelectField, StatusField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { type FormDefaults, useEntityForm, useFormValues } from "@/components/forms/use-entity-form";
import { WithPreview } from "@/components/forms/with-preview";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { whatsappNumber } from "@/lib/settings/phone";
import { whatsappLink } from "@/lib/site";
import { badgeOf } from "@/lib/volunteers/badge";
import type { VolunteerValues } from "@/lib/volunteers/schema";
import type { ManagedVolunteer } from "@/lib/volunteers/types";
import type { ActionResult } from "@/lib/web/action-result";
import { VolunteerPreview } from "./volunteer-preview";

type Props = {
  /** The volunteer to edit; absent for a new one. */
  volunteer?: ManagedVolunteer;
  save: (values: VolunteerValues & { _id: string }) => Promise<ActionResult<ManagedVolunteer>>;
};

/** Registers or edits a volunteer, with a live preview. */
export function VolunteerForm({ volunteer, save }: Props) {
  const form = useEntityForm({
    entity: "volunteer",
    schema: async () => (await import("@/lib/volunteers/schema")).volunteerInput,
    item: volunteer,
    toValues: valuesOf,
    save,
    describeSaved: ({ _id, active }) =>
      describeOnSite({ active, path: routes.volunteers, edit: painelRoutes.editVolunteer(_id) }),
    firstField: "name",
    draftKey: `volunteer:${volunteer?._id ?? "novo"}`,
  });
  const values = useFormValues(form.control);

  // autoComplete off: these are another person's data, not the administrator's own.
  return (
    <WithPreview preview={<VolunteerPreview values={values} picture={volunteer?.picture} />}>
      <EntityForm form={form} submitLabel={volunteer ? "Salvar alterações" : "Cadastrar"} autoComplete="off">
        <TextField form={form} name="name" label="Nome" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="profissao" label="Profissão" required />
          <TextField
            form={form}
            name="tipo"
            label="Tipo"
            required
            hint="O que a pessoa faz no projeto: cozinha, entregas, reforço escolar…"
          />
        </div>
        <TextField
          form={form}
          name="descricao"
          label="Depoimento"
          required
          hint="Nas palavras da própria pessoa: por que veio, por que fica. As aspas entram sozinhas."
          rows={5}
        />
        <PictureField control={form.control} aspect={1} noun="foto" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            form={form}
            name="tel"
            label="Telefone"
            hint={<TelephoneHint tel={volunteer?.tel} />}
            type="tel"
            placeholder="(34) 91234-5678"
          />
          <StatusField form={form} />
        </div>
        <SelectField
          form={form}
          name="isAdmin"
          label="Etiqueta na lista"
          options={{ false: badgeOf(false), true: badgeOf(true) }}
          hint="Só aparece na lista do painel: não dá acesso a nada. Quem vai entrar no painel é cadastrado em Equipe ADM."
          className="sm:w-64!"
        />
      </EntityForm>
    </WithPreview>
  );
}

function TelephoneHint({ tel }: { tel: string | null | undefined }) {
  const number = whatsappNumber(tel ?? "");
  return (
    <>
      Com DDD. Só aparece aqui no painel, nunca no site.
      {number && (
        <a
          href={whatsappLink("", number)}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          Conversar no WhatsApp
        </a>
      )}
    </>
  );
}

function valuesOf(volunteer?: ManagedVolunteer): FormDefaults<VolunteerValues> {
  return {
    name: volunteer?.name ?? "",
    profissao: volunteer?.profissao ?? "",
    tipo: volunteer?.tipo ?? "",
    descricao: volunteer?.descricao ?? "",
    tel: volunteer?.tel ?? "",
    ...pictureValues(volunteer),
    isAdmin: volunteer?.isAdmin ? "true" : "false",
    active: volunteer?.active === false ? "false" : "true",
  };
}
