"use client";

import { Controller } from "react-hook-form";
import { MarkdownField } from "@/components/editor/markdown-field";
import { EntityForm } from "@/components/forms/entity-form";
import { PictureField, pictureValues } from "@/components/forms/pictures/picture-field";
import { describeOnSite } from "@/components/forms/saved-notice";
import { StatusField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { type FormDefaults, useEntityForm, useFormValues } from "@/components/forms/use-entity-form";
import { WithPreview } from "@/components/forms/with-preview";
import { shareText } from "@/lib/campaigns/describe";
import type { CampaignValues } from "@/lib/campaigns/schema";
import type { ManagedCampaign } from "@/lib/campaigns/types";
import { typedDecimal } from "@/lib/money";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import type { ActionResult } from "@/lib/web/action-result";
import { DayFields, GoalFields } from "./campaign-fields";
import { CampaignPreview } from "./campaign-preview";

type Props = {
  /** The campaign to edit; absent for a new one. */
  campaign?: ManagedCampaign;
  save: (values: CampaignValues & { _id: string }) => Promise<ActionResult<ManagedCampaign>>;
};

/** Creates or edits a campaign, with a live preview. */
export function CampaignForm({ campaign, save }: Props) {
  const form = useEntityForm({
    entity: "campaign",
    schema: async () => (await import("@/lib/campaigns/schema")).campaignInput,
    item: campaign,
    toValues: valuesOf,
    toSend: (values) => (values.goalKind === "ITEMS" ? values : { ...values, unit: "" }),
    save,
    describeSaved,
    firstField: "titulo",
    draftKey: `campanha:${campaign?._id ?? "nova"}`,
  });
  const { control, errorOf } = form;
  const values = useFormValues(control);

  return (
    <WithPreview preview={<CampaignPreview values={values} saved={campaign} />}>
      <EntityForm form={form} submitLabel={campaign ? "Salvar alterações" : "Adicionar campanha"}>
        <TextField
          form={form}
          name="titulo"
          label="Título"
          required
          hint={campaign && "O endereço da campanha acompanha o título. Quem abrir o antigo chega ao novo."}
        />
        <GoalFields
          form={form}
          goalKind={values.goalKind}
          fixedUnit={campaign?.goalKind === "ITEMS" && campaign.progress.reached !== "0"}
        />
        <DayFields form={form} />
        <PictureField control={control} aspect={3 / 2} />
        <Controller
          control={control}
          name="description"
          render={({ field }) => <MarkdownField {...field} label="História" error={errorOf("description")} />}
        />
        <TextField
          form={form}
          name="result"
          label="Resultado e agradecimento"
          hint="Preencha no fim: o que foi feito com as doações. Com este texto a campanha fica como encerrada e deixa de pedir Pix. **Assim** fica em negrito."
          rows={6}
        />
        <StatusField
          form={form}
          hint="Desabilitada, a campanha sai do site e continua guardada aqui."
          className="sm:w-64!"
        />
      </EntityForm>
    </WithPreview>
  );
}

const describeSaved = (campaign: ManagedCampaign) =>
  describeOnSite({
    active: campaign.active,
    path: routes.campaign(campaign.permalink),
    message: (url) => `${shareText(campaign)}\n${url}`,
    edit: painelRoutes.editCampaign(campaign._id),
  });

function valuesOf(campaign?: ManagedCampaign): FormDefaults<CampaignValues> {
  return {
    titulo: campaign?.titulo ?? "",
    goalKind: campaign?.goalKind ?? "MONEY",
    goal: campaign ? typedGoal(campaign) : "",
    unit: campaign?.unit ?? "",
    startsOn: campaign?.startsOn ?? "",
    endsOn: campaign?.endsOn ?? "",
    ...pictureValues(campaign),
    description: campaign?.description ?? "",
    result: campaign?.result ?? "",
    active: campaign?.active === false ? "false" : "true",
  };
}

/** Baskets and people have no centavos. */
const typedGoal = ({ goal, goalKind }: ManagedCampaign) =>
  goalKind === "MONEY" ? typedDecimal(goal) : typedDecimal(goal).replace(/,00$/, "");
