import { useId } from "react";
import { SelectField } from "@/components/forms/select-field";
import type { FormFields } from "@/components/forms/use-entity-form";
import { CONTROL, Field } from "@/components/ui/field";
import { identifyingHint, identifyingSign } from "@/lib/needs/identifying";
import { UNITS } from "@/lib/needs/limits";
import type { NeedDraft } from "@/lib/needs/schema";
import type { Purposes } from "@/lib/needs/types";

type NeedFields = { form: FormFields<NeedDraft> };

export function AmountFields({ form: { register, errorOf } }: NeedFields) {
  const suggestionsId = useId();
  return (
    <>
      <Field
        id="item"
        label="O que falta"
        required
        error={errorOf("item")}
        hint="Em poucas palavras: “arroz”, “cadernos”."
      >
        {(props) => <input {...props} {...register("item")} className={CONTROL} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="wanted" label="Quantidade" required error={errorOf("wanted")}>
          {(props) => (
            <input {...props} {...register("wanted")} inputMode="decimal" placeholder="40" className={CONTROL} />
          )}
        </Field>
        <Field id="unit" label="Unidade" required error={errorOf("unit")}>
          {(props) => (
            <input {...props} {...register("unit")} list={suggestionsId} placeholder="kg" className={CONTROL} />
          )}
        </Field>
        <datalist id={suggestionsId}>
          {UNITS.map((unit) => (
            <option key={unit} value={unit} />
          ))}
        </datalist>
      </div>
    </>
  );
}

/** Warns while the text seems to say which family it is about. */
export function DescriptionField({ form: { register, errorOf }, typed }: NeedFields & { typed: string }) {
  const sign = identifyingSign(typed);
  return (
    <div className="grid gap-1.5">
      <Field
        id="description"
        label="Para que serve"
        error={errorOf("description")}
        hint="Uma ou duas frases, sem o nome nem o endereço de quem vai receber."
      >
        {(props) => <textarea {...props} {...register("description")} rows={3} className={CONTROL} />}
      </Field>
      <p role="status" className="rounded-field bg-sun px-3 py-2 font-medium text-[#2d1a23] text-sm empty:hidden">
        {sign && identifyingHint(sign)}
      </p>
    </div>
  );
}

export function PurposeFields({ form: { register, errorOf }, purposes }: NeedFields & { purposes: Purposes }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        register={() => register("projectId")}
        label="Projeto"
        placeholder="Nenhum"
        options={purposes.projects}
        error={errorOf("projectId")}
      />
      <SelectField
        register={() => register("eventId")}
        label="Evento"
        placeholder="Nenhum"
        options={purposes.events}
        error={errorOf("eventId")}
      />
    </div>
  );
}

export function DeliveryFields({ form: { register, errorOf } }: NeedFields) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="place" label="Onde entregar" error={errorOf("place")} hint="O endereço que qualquer pessoa acha.">
        {(props) => <input {...props} {...register("place")} className={CONTROL} />}
      </Field>
      <Field id="hours" label="Quando entregar" error={errorOf("hours")} hint="“De segunda a sexta, das 14h às 18h”.">
        {(props) => <input {...props} {...register("hours")} className={CONTROL} />}
      </Field>
    </div>
  );
}
