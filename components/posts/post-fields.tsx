import { SelectField, StatusField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { FormFields } from "@/components/forms/use-entity-form";
import type { Categories } from "@/lib/categories/labels";
import type { PostValues } from "@/lib/posts/schema";

type PostFields = { form: FormFields<PostValues> };

export function TitleFields({ form, categories, isNew }: PostFields & { categories: Categories; isNew: boolean }) {
  return (
    <>
      <TextField
        form={form}
        name="titulo"
        label="Título"
        required
        hint={isNew ? undefined : "O endereço do artigo acompanha o título. Quem abrir o antigo chega ao novo."}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="autor" label="Autor" required />
        <SelectField form={form} name="slug" label="Categoria" options={categories} placeholder="Escolha a categoria" />
      </div>
    </>
  );
}

/** Whether and when the article is on the site. `isHidden`: it is saved, and not shown. */
export function PublicationFields({ form, isHidden }: PostFields & { isHidden: boolean }) {
  return (
    <>
      <StatusField
        form={form}
        hint="Desabilitado é o rascunho: fica guardado aqui e fora do site, até você mudar para Ativo."
      />
      <TextField
        form={form}
        name="createdAt"
        label="Data de publicação"
        hint={`${isHidden ? "Para publicar com a data de agora, deixe em branco." : "Em branco: publica agora, e o que já está no site mantém a data."} Com uma data no futuro, o artigo aparece no site sozinho nesse momento.`}
        type="datetime-local"
        className="sm:w-auto!"
      />
    </>
  );
}
