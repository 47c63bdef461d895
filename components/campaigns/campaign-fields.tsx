import { SelectField } from "@/components/forms/select-field";
import type { FormFields } from "@/components/forms/use-entity-form";
import { CONTROL, Field } from "@/components/ui/field";
import { GOAL_KINDS } from "@/lib/campaigns/goals";
import type { CampaignDraft } from "@/lib/campaigns/schema";

type CampaignFields = FormFields<CampaignDraft>;

type GoalProps = { form: CampaignFields; goalKind: CampaignDraft["goalKind"] | undefined };

export function GoalFields({ form: { register, errorOf }, goalKind }: GoalProps) {
  const items = goalKind === "ITEMS";
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField
        register={() => register("goalKind")}
        label="A meta conta"
        options={GOAL_KINDS}
        error={errorOf("goalKind")}
      />
      <Field id="goal" label={goalKind === "MONEY" ? "Meta em reais" : "Meta"} required error={errorOf("goal")}>
        {(props) => (
          <input
            {...props}
            {...register("goal")}
            inputMode="decimal"
            autoComplete="off"
            placeholder={goalKind === "MONEY" ? "5.000,00" : "40"}
            className={CONTROL}
          />
        )}
      </Field>
      {items && (
        <Field id="unit" label="De quê" required error={errorOf("unit")} hint="Como “cestas” ou “kg de arroz”.">
          {(props) => <input {...props} {...register("unit")} className={CONTROL} />}
        </Field>
      )}
    </div>
  );
}

export function DayFields({ form: { register, errorOf } }: { form: CampaignFields }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="startsOn" label="Primeiro dia" required error={errorOf("startsOn")}>
        {(props) => <input {...props} {...register("startsOn")} type="date" className={CONTROL} />}
      </Field>
      <Field
        id="endsOn"
        label="Último dia"
        required
        error={errorOf("endsOn")}
        hint="No dia seguinte a página conta o resultado e deixa de pedir Pix."
      >
        {(props) => <input {...props} {...register("endsOn")} type="date" className={CONTROL} />}
      </Field>
    </div>
  );
}
