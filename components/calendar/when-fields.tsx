import type { FormFields } from "@/components/forms/use-entity-form";
import { CONTROL, Field } from "@/components/ui/field";
import type { EventDraft } from "@/lib/calendar/schema";
import { formatLongDay } from "@/lib/dates";

type Props = {
  form: FormFields<EventDraft>;
  draft: { hora?: string; termino?: string };
  /** The typed day, 'YYYY-MM-DD'; undefined while it is none. */
  day: string | undefined;
  today: string;
};

/** When an event is: day, beginning and end. */
export function WhenFields({ form: { register, errorOf }, draft: { hora, termino }, day, today }: Props) {
  return (
    <div className="grid gap-5 min-[26rem]:grid-cols-2">
      <div className="col-span-full">
        <Field
          id="data"
          label="Data"
          required
          error={errorOf("data")}
          hint={day && <DayInWords day={day} past={day < today} />}
        >
          {(props) => <input {...props} {...register("data")} type="date" className={CONTROL} />}
        </Field>
      </div>
      <Field id="hora" label="Horário" required error={errorOf("hora")}>
        {(props) => <input {...props} {...register("hora")} type="time" className={CONTROL} />}
      </Field>
      <Field
        id="termino"
        label="Termina às"
        error={errorOf("termino")}
        hint={hora && termino && termino <= hora && "No dia seguinte."}
      >
        {(props) => <input {...props} {...register("termino")} type="time" className={CONTROL} />}
      </Field>
    </div>
  );
}

/** Shows the weekday, so that a wrong date is noticed. */
function DayInWords({ day, past }: { day: string; past: boolean }) {
  return (
    <span aria-live="polite" className="inline-block first-letter:uppercase">
      {formatLongDay(day)}
      {past && ". Esta data já passou."}
    </span>
  );
}
