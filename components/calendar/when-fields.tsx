import { TextField } from "@/components/forms/text-field";
import type { FormFields } from "@/components/forms/use-entity-form";
import type { EventValues } from "@/lib/calendar/schema";
import { formatLongDay } from "@/lib/dates";

type Props = {
  form: FormFields<EventValues>;
  values: { hora?: string; termino?: string };
  /** The typed day, 'YYYY-MM-DD'; undefined while it is none. */
  day: string | undefined;
  today: string;
};

/** When an event is: day, beginning and end. */
export function WhenFields({ form, values: { hora, termino }, day, today }: Props) {
  return (
    <div className="grid gap-5 min-[26rem]:grid-cols-2">
      <div className="col-span-full">
        <TextField
          form={form}
          name="data"
          label="Data"
          required
          hint={day && <DayInWords day={day} past={day < today} />}
          type="date"
        />
      </div>
      <TextField form={form} name="hora" label="Horário" required type="time" />
      <TextField
        form={form}
        name="termino"
        label="Termina às"
        hint={hora && termino && termino <= hora && "No dia seguinte."}
        type="time"
      />
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
