"use client";

import { useId, useState } from "react";
import { type DefaultValues, useWatch } from "react-hook-form";
import { FormStatus } from "@/components/forms/form-status";
import { ImageField } from "@/components/forms/image-field";
import { useEntityForm } from "@/components/forms/use-entity-form";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ActionResult } from "@/lib/action-result";
import { type ManagedEvent, programme } from "@/lib/calendar/model";
import { dayInAddress, type EventDraft, eventForm } from "@/lib/calendar/schema";
import { dateInWords, wallClock } from "@/lib/dates";
import { DEFAULT_IMAGE } from "@/lib/site";
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
    schema: eventForm,
    item: event,
    toDraft: (item?: ManagedEvent) => draftOf(item, firstDay),
    save: (draft) => save({ ...draft, _id: event?._id ?? "" }),
    // A day that was clicked on is not replaced by the one of another unsaved event.
    draftKey: `evento:${event?._id ?? firstDay ?? "novo"}`,
  });
  // Next keeps the screen one came from in the page, hidden; it may hold this form, too.
  const id = useId();
  const { register, setValue, control, submit, errorOf, saving } = form;
  const hydrated = useHydrated();
  const draft = useWatch({ control });
  const [today] = useState(() => wallClock(new Date()).day);
  const day = isDay(draft.data ?? "") ? draft.data : undefined;

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Field
          id={`${id}-acoes`}
          label="Ação"
          required
          error={errorOf("acoes")}
          hint="O que vai acontecer, em poucas palavras."
        >
          {(props) => <input {...props} {...register("acoes")} className={CONTROL} />}
        </Field>
        <div className="grid grid-cols-2 gap-4 sm:gap-5">
          <Field
            id={`${id}-data`}
            label="Data"
            required
            error={errorOf("data")}
            hint={day && <DayInWords day={day} past={day < today} />}
          >
            {(props) => <input {...props} {...register("data")} type="date" className={CONTROL} />}
          </Field>
          <Field id={`${id}-hora`} label="Horário" required error={errorOf("hora")}>
            {(props) => <input {...props} {...register("hora")} type="time" className={CONTROL} />}
          </Field>
        </div>
        <Field id={`${id}-local`} label="Local" required error={errorOf("local")}>
          {(props) => <input {...props} {...register("local")} className={CONTROL} />}
        </Field>
        <Field
          id={`${id}-eventos`}
          label="Programação"
          required
          error={errorOf("eventos")}
          hint="Um item por linha, ou separados por vírgulas."
        >
          {(props) => <textarea {...props} {...register("eventos")} rows={4} className={CONTROL} />}
        </Field>
        <ImageField
          value={draft.image ?? ""}
          onChange={(image) =>
            setValue("image", image, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
          alt={draft.imageAlt ?? ""}
          onAltChange={(alt) => setValue("imageAlt", alt, { shouldDirty: true })}
          error={errorOf("image")}
          altError={errorOf("imageAlt")}
          aspect={PICTURE_ASPECT}
        />
        <Field
          id={`${id}-active`}
          label="Status"
          required
          error={errorOf("active")}
          hint="Desabilitado, o evento sai do site e continua guardado aqui."
        >
          {(props) => (
            <select {...props} {...register("active")} className={CONTROL}>
              <option value="true">Ativo</option>
              <option value="false">Desabilitado</option>
            </select>
          )}
        </Field>
        {event && (
          <Field
            id={`${id}-cancelled`}
            label="Vai acontecer?"
            required
            error={errorOf("cancelled")}
            hint="Um evento cancelado continua na agenda, com o aviso “Cancelado”, para ninguém perder a viagem."
          >
            {(props) => (
              <select {...props} {...register("cancelled")} className={CONTROL}>
                <option value="false">Sim, como planejado</option>
                <option value="true">Não, foi cancelado</option>
              </select>
            )}
          </Field>
        )}
        <FormStatus form={form} />
        <Button type="submit" disabled={saving || !hydrated} className="justify-self-start">
          {saving ? "Salvando…" : event ? "Salvar alterações" : "Adicionar à agenda"}
        </Button>
      </form>
      <EventPreview draft={draft} day={day ?? today} picture={event?.picture} />
    </div>
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
const isDay = (data: string) => dayInAddress.safeParse({ dia: data }).data?.dia !== undefined;

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
