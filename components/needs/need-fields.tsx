import { useId } from "react";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { FormFields } from "@/components/forms/use-entity-form";
import { needCopy } from "@/lib/needs/copy";
import { identifyingHint, identifyingSign } from "@/lib/needs/identifying";
import type { NeedValues } from "@/lib/needs/schema";
import type { ManagedNeed, Purposes } from "@/lib/needs/types";

/** Units that the form suggests; others may be typed. */
const UNITS = ["kg", "unidades", "pacotes", "litros", "caixas", "frascos", "pares", "latas"];

type NeedFields = { form: FormFields<NeedValues> };

export function AmountFields({ form, fixedUnit }: NeedFields & { fixedUnit: boolean }) {
  const suggestionsId = useId();
  return (
    <>
      <TextField form={form} name="item" label="O que falta" required hint="Em poucas palavras: “arroz”, “cadernos”." />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="wanted" label="Quantidade" required inputMode="decimal" placeholder="40" />
        <TextField
          form={form}
          name="unit"
          label="Unidade"
          required
          hint={fixedUnit && needCopy.unitStays}
          list={suggestionsId}
          placeholder="kg"
        />
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
export function DescriptionField({ form, typed }: NeedFields & { typed: string }) {
  const sign = identifyingSign(typed);
  return (
    <div className="grid gap-1.5">
      <TextField
        form={form}
        name="description"
        label="Para que serve"
        hint="Uma ou duas frases, sem o nome nem o endereço de quem vai receber."
        rows={3}
      />
      <p role="status" className="rounded-field bg-sun px-3 py-2 font-medium text-on-sun text-sm empty:hidden">
        {sign && identifyingHint(sign)}
      </p>
    </div>
  );
}

type PurposeProps = NeedFields & { purposes: Purposes; need?: Pick<ManagedNeed, "projectId" | "eventId"> };

export function PurposeFields({ form, purposes, need }: PurposeProps) {
  const projects = withStored(purposes.projects, need?.projectId, "Projeto que saiu da lista");
  const events = withStored(purposes.events, need?.eventId, "Evento que saiu da lista");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        form={form}
        name="projectId"
        label="Projeto"
        placeholder="Nenhum"
        required={false}
        options={projects}
      />
      <SelectField form={form} name="eventId" label="Evento" placeholder="Nenhum" required={false} options={events} />
    </div>
  );
}

/** The choices and the stored one, which stays even while it is in the trash. */
const withStored = (choices: Record<string, string>, id: string | null | undefined, gone: string) =>
  id && !choices[id] ? { ...choices, [id]: gone } : choices;

export function DeliveryFields({ form }: NeedFields) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField form={form} name="place" label="Onde entregar" hint="O endereço que qualquer pessoa acha." />
      <TextField form={form} name="hours" label="Quando entregar" hint="“De segunda a sexta, das 14h às 18h”." />
    </div>
  );
}
