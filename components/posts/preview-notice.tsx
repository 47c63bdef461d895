import { Eye } from "lucide-react";
import { formatMoment } from "@/lib/dates";

/** Above an article that is not public yet. */
export function PreviewNotice({ scheduledFor }: { scheduledFor: string | undefined }) {
  return (
    <p
      role="note"
      className="mb-6 flex items-center gap-3 rounded-field border-accent border-l-4 bg-sunken px-4 py-3 font-semibold"
    >
      <Eye aria-hidden className="size-5 shrink-0 text-accent" />
      <span>
        Prévia. Ainda não publicado.
        {scheduledFor && (
          <span className="font-normal">
            {" "}
            Sai no site em <span className="whitespace-nowrap">{formatMoment(scheduledFor)}</span>.
          </span>
        )}
      </span>
    </p>
  );
}
