import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import type { FormFields } from "@/components/forms/use-entity-form";
import { campaignCopy } from "@/lib/campaigns/copy";
import { GOAL_KINDS } from "@/lib/campaigns/goals";
import type { CampaignValues } from "@/lib/campaigns/schema";

type CampaignFields = FormFields<CampaignValues>;

type GoalProps = { form: CampaignFields; goalKind: CampaignValues["goalKind"] | undefined; fixedUnit: boolean };

export function GoalFields({ form, goalKind, fixedUnit }: GoalProps) {
  const items = goalKind === "ITEMS";
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField form={form} name="goalKind" label="A meta conta" options={GOAL_KINDS} />
      <TextField
        form={form}
        name="goal"
        label={goalKind === "MONEY" ? "Meta em reais" : "Meta"}
        required
        inputMode="decimal"
        autoComplete="off"
        placeholder={goalKind === "MONEY" ? "5.000,00" : "40"}
      />
      {items && (
        <TextField
          form={form}
          name="unit"
          label="De quê"
          required
          hint={fixedUnit ? campaignCopy.unitStays : "Como “cestas” ou “kg de arroz”."}
        />
      )}
    </div>
  );
}

export function DayFields({ form }: { form: CampaignFields }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField form={form} name="startsOn" label="Primeiro dia" required type="date" />
      <TextField
        form={form}
        name="endsOn"
        label="Último dia"
        required
        hint="No dia seguinte a página conta o resultado e deixa de pedir Pix."
        type="date"
      />
    </div>
  );
}
