"use client";

import { useState } from "react";
import { CampaignSelect } from "@/components/campaigns/campaign-select";
import { EntityForm } from "@/components/forms/entity-form";
import { PhotosField, photosValues } from "@/components/forms/pictures/photos-field";
import { PictureField, pictureValues } from "@/components/forms/pictures/picture-field";
import { SelectField, StatusField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { type FormDefaults, useEntityForm, useFormValues } from "@/components/forms/use-entity-form";
import { WithPreview } from "@/components/forms/with-preview";
import { isEventDay } from "@/lib/calendar/days";
import { programme } from "@/lib/calendar/event-texts";
import type { EventValues } from "@/lib/calendar/schema";
import type { ManagedEvent } from "@/lib/calendar/types";
import type { CampaignChoice } from "@/lib/campaigns/types";
import { currentDay, wallClock } from "@/lib/dates";
import type { ActionResult } from "@/lib/web/action-result";
import { EventPreview } from "./event-preview";
import { describeSavedEvent } from "./saved-event";
import { WhenFields } from "./when-fields";

/** As on the event's own page; cards crop a little more. */
const PICTURE_ASPECT = 16 / 10;

const REASON_HINT = "Como “por causa da chuva”. Aparece junto de “Cancelado”, no site e no aviso para o grupo.";

type Props = {
  /** The event to edit; absent for a new one. */
  event?: ManagedEvent;
  campaigns: CampaignChoice[];
  /** A new event's default day, 'YYYY-MM-DD'. */
  day?: string;
  save: (values: EventValues & { _id: string }) => Promise<ActionResult<ManagedEvent>>;
};

/** Creates or edits an event, with a live preview. */
export function EventForm({ event, campaigns, day: defaultDay, save }: Props) {
  const form = useEntityForm({
    entity: "event",
    schema: async () => (await import("@/lib/calendar/schema")).eventForm,
    item: event,
    toValues: (item?: ManagedEvent) => valuesOf(item, defaultDay),
    toSend: (values) => (isCancelled(values) ? values : { ...values, motivo: "" }),
    save,
    describeSaved: (saved) => describeSavedEvent(saved, event),
    firstField: "acoes",
    // One draft a day, so that a day chosen in the calendar is not overwritten by another unsaved event's.
    draftKey: `evento:${event?._id ?? defaultDay ?? "novo"}`,
  });
  const { register, control, errorOf } = form;
  const values = useFormValues(control);
  const [today] = useState(currentDay);
  const day = isEventDay(values.data ?? "") ? values.data : undefined;

  return (
    <WithPreview preview={<EventPreview values={values} day={day ?? today} picture={event?.picture} />}>
      <EntityForm form={form} submitLabel={event ? "Salvar alterações" : "Adicionar à agenda"}>
        <TextField form={form} name="acoes" label="Ação" required hint="O que vai acontecer, em poucas palavras." />
        <WhenFields form={form} values={values} day={day} today={today} />
        <TextField form={form} name="local" label="Local" required />
        <TextField
          form={form}
          name="eventos"
          label="Programação"
          required
          hint="Um item por linha, ou separados por vírgulas."
          rows={4}
        />
        <PictureField control={control} aspect={PICTURE_ASPECT} />
        <PhotosField control={control} />
        <CampaignSelect
          register={() => register("campaignId")}
          campaigns={campaigns}
          chosen={event?.campaignId}
          hint="O evento aparece na página da campanha, e leva até ela."
          error={errorOf("campaignId")}
        />
        <StatusField form={form} hint="Desabilitado, o evento sai do site e continua guardado aqui." />
        {event && (
          <SelectField
            form={form}
            name="cancelled"
            label="Vai acontecer?"
            options={{ false: "Sim, como planejado", true: "Não, foi cancelado" }}
            hint="Um evento cancelado continua na agenda, com o aviso “Cancelado”, para ninguém perder a viagem."
          />
        )}
        {isCancelled(values) && <TextField form={form} name="motivo" label="Por quê?" hint={REASON_HINT} />}
      </EntityForm>
    </WithPreview>
  );
}

const isCancelled = (values: Pick<EventValues, "cancelled">) => String(values.cancelled) === "true";

function valuesOf(event?: ManagedEvent, day = ""): FormDefaults<EventValues> {
  return {
    acoes: event?.acoes ?? "",
    data: event ? wallClock(event.startsAt).day : day,
    hora: event?.hora ?? "",
    termino: event?.termino ?? "",
    local: event?.local ?? "",
    eventos: programme(event?.eventos ?? "").join("\n"),
    campaignId: event?.campaignId ?? "",
    ...pictureValues(event),
    ...photosValues(event),
    active: event?.active === false ? "false" : "true",
    cancelled: event?.cancelled ? "true" : "false",
    motivo: event?.motivo ?? "",
  };
}
