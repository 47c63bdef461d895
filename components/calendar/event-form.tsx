"use client";

import { useState } from "react";
import { type DefaultValues, useWatch } from "react-hook-form";
import { EntityForm, WithPreview } from "@/components/forms/entity-form";
import { PictureField } from "@/components/forms/picture-field";
import { SelectField, STATUS_OPTIONS } from "@/components/forms/select-field";
import { useEntityForm } from "@/components/forms/use-entity-form";
import { CONTROL, Field } from "@/components/ui/field";
import { isEventDay } from "@/lib/calendar/days";
import { programme } from "@/lib/calendar/event-texts";
import type { EventDraft } from "@/lib/calendar/schema";
import type { ManagedEvent } from "@/lib/calendar/types";
import { dateInWords, wallClock } from "@/lib/dates";
import { DEFAULT_IMAGE } from "@/lib/site";
import type { ActionResult } from "@/lib/web/action-result";
import { EventPreview } from "./event-preview";

/** Width by height of the picture on an event's page; the cards show a little less of it. */
const PICTURE_ASPECT = 16 / 10;

type Props = {
  /** The event to edit; absent for a new one. */
  event?: ManagedEvent;
  /** The day, 'YYYY-MM-DD', that a new event begins with. */
  day?: string;
  save: (draft: EventDraft & { _id: string }) => Promise<ActionResult<ManagedEvent>>;
};

/** Creates or edits an event, with the card that visitors will see beside it. */
export function EventForm({ event, day: firstDay, save }: Props) {
  const form = useEntityForm({
    entity: "event",
    schema: async () => (await import("@/lib/calendar/schema")).eventForm,
    item: event,
    toDraft: (item?: ManagedEvent) => draftOf(item, firstDay),
    save,
    // A day that was clicked on is not replaced by the one of another unsaved event.
    draftKey: `evento:${event?._id ?? firstDay ?? "novo"}`,
  });
  const { register, control, errorOf } = form;
  const draft = useWatch({ control });
  const [today] = useState(() => wallClock(new Date()).day);
  const day = isEventDay(draft.data ?? "") ? draft.data : undefined;

  return (
    <WithPreview preview={<EventPreview draft={draft} day={day ?? today} picture={event?.picture} />}>
      <EntityForm form={form} action={event ? "Salvar alterações" : "Adicionar à agenda"}>
        <Field
          id="acoes"
          label="Ação"
          required
          error={errorOf("acoes")}
          hint="O que vai acontecer, em poucas palavras."
        >
          {(props) => <input {...props} {...register("acoes")} className={CONTROL} />}
        </Field>
        <div className="grid grid-cols-2 gap-4 sm:gap-5">
          <Field
            id="data"
            label="Data"
            required
            error={errorOf("data")}
            hint={day && <DayInWords day={day} past={day < today} />}
          >
            {(props) => <input {...props} {...register("data")} type="date" className={CONTROL} />}
          </Field>
          <Field id="hora" label="Horário" required error={errorOf("hora")}>
            {(props) => <input {...props} {...register("hora")} type="time" className={CONTROL} />}
          </Field>
        </div>
        <Field id="local" label="Local" required error={errorOf("local")}>
          {(props) => <input {...props} {...register("local")} className={CONTROL} />}
        </Field>
        <Field
          id="eventos"
          label="Programação"
          required
          error={errorOf("eventos")}
          hint="Um item por linha, ou separados por vírgulas."
        >
          {(props) => <textarea {...props} {...register("eventos")} rows={4} className={CONTROL} />}
        </Field>
        <PictureField control={control} aspect={PICTURE_ASPECT} />
        <SelectField
          register={() => register("active")}
          label="Status"
          options={STATUS_OPTIONS}
          hint="Desabilitado, o evento sai do site e continua guardado aqui."
          error={errorOf("active")}
        />
        {event && (
          <SelectField
            register={() => register("cancelled")}
            label="Vai acontecer?"
            options={{ false: "Sim, como planejado", true: "Não, foi cancelado" }}
            hint="Um evento cancelado continua na agenda, com o aviso “Cancelado”, para ninguém perder a viagem."
            error={errorOf("cancelled")}
          />
        )}
      </EntityForm>
    </WithPreview>
  );
}

/** The weekday follows from the date, and a slip of the finger is seen at once. */
function DayInWords({ day, past }: { day: string; past: boolean }) {
  return (
    <span aria-live="polite" className="inline-block first-letter:uppercase">
      {dateInWords(`${day}T12:00:00-03:00`)}
      {past && ". Esta data já passou."}
    </span>
  );
}

/** Whether it is a day that can be shown; while it is typed it is not yet. */
function draftOf(event?: ManagedEvent, day = ""): DefaultValues<EventDraft> {
  return {
    acoes: event?.acoes ?? "",
    data: event ? wallClock(event.startsAt).day : day,
    hora: event?.hora ?? "",
    local: event?.local ?? "",
    eventos: programme(event?.eventos ?? "").join("\n"),
    image: event && event.image !== DEFAULT_IMAGE ? event.image : "",
    imageAlt: event?.picture.alt ?? "",
    active: event?.active === false ? "false" : "true",
    cancelled: event?.cancelled ? "true" : "false",
  };
}
