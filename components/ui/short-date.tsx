import { formatDate } from "@/lib/dates";

/** The day of a moment, DD-MM-YYYY, which no line break divides. */
export function ShortDate({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="whitespace-nowrap">
      {formatDate(moment)}
    </time>
  );
}
