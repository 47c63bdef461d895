"use client";

import { CampaignSelect } from "@/components/campaigns/campaign-select";
import { EntityForm } from "@/components/forms/entity-form";
import { describeOnSite } from "@/components/forms/saved-notice";
import { SelectField, StatusField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { type FormDefaults, useEntityForm, useFormValues } from "@/components/forms/use-entity-form";
import { WithPreview } from "@/components/forms/with-preview";
import type { CampaignChoice } from "@/lib/campaigns/types";
import { typedDecimal } from "@/lib/money";
import { hasFixedUnit } from "@/lib/needs/describe";
import type { NeedValues } from "@/lib/needs/schema";
import type { ManagedNeed, Purposes } from "@/lib/needs/types";
import { NEED_URGENCIES } from "@/lib/needs/urgency";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import type { ActionResult } from "@/lib/web/action-result";
import { AmountFields, DeliveryFields, DescriptionField, PurposeFields } from "./need-fields";
import { NeedPreview } from "./need-preview";

type Props = {
  /** The need to edit; absent for a new one. */
  need?: ManagedNeed;
  purposes: Purposes;
  campaigns: CampaignChoice[];
  save: (values: NeedValues & { _id: string }) => Promise<ActionResult<ManagedNeed>>;
};

/** Creates or edits a need, with a live preview. */
export function NeedForm({ need, purposes, campaigns, save }: Props) {
  const form = useEntityForm({
    entity: "need",
    schema: async () => (await import("@/lib/needs/schema")).needInput,
    item: need,
    toValues: valuesOf,
    save,
    describeSaved: ({ _id, active }) =>
      describeOnSite({ active, path: routes.need(_id), edit: painelRoutes.editNeed(_id) }),
    // Needs entered together usually have the same place and hours.
    keepForNext: ({ place, hours }) => ({ place, hours }),
    firstField: "item",
    draftKey: `necessidade:${need?._id ?? "nova"}`,
  });
  const { register, control, errorOf } = form;
  const values = useFormValues(control);

  return (
    <WithPreview preview={<NeedPreview values={values} need={need} purposes={purposes} campaigns={campaigns} />}>
      <EntityForm form={form} submitLabel={need ? "Salvar alterações" : "Adicionar necessidade"} autoComplete="off">
        <AmountFields form={form} fixedUnit={need !== undefined && hasFixedUnit(need)} />
        <DescriptionField form={form} typed={`${values.item ?? ""}\n${values.description ?? ""}`} />
        <CampaignSelect
          register={() => register("campaignId")}
          campaigns={campaigns}
          chosen={need?.campaignId}
          hint="O que chegar conta também na campanha, se ela conta pessoas, ou itens na mesma medida."
          error={errorOf("campaignId")}
        />
        <PurposeFields form={form} purposes={purposes} need={need} />
        <DeliveryFields form={form} />
        <div className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-3">
          <SelectField form={form} name="urgency" label="Urgência" options={NEED_URGENCIES} />
          <TextField form={form} name="until" label="Até quando" hint="Depois desse dia, sai da lista." type="date" />
          <StatusField form={form} />
        </div>
      </EntityForm>
    </WithPreview>
  );
}

function valuesOf(need?: ManagedNeed): FormDefaults<NeedValues> {
  return {
    item: need?.item ?? "",
    unit: need?.unit ?? "",
    wanted: typedDecimal(need?.wanted ?? null),
    urgency: need?.urgency ?? "SOON",
    description: need?.description ?? "",
    projectId: need?.projectId ?? "",
    eventId: need?.eventId ?? "",
    campaignId: need?.campaignId ?? "",
    place: need?.place ?? "",
    hours: need?.hours ?? "",
    until: need?.until ?? "",
    active: need?.active === false ? "false" : "true",
  };
}
