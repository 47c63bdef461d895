import { SetApart } from "./set-apart";

const DATE = /(\d{2}-\d{2}-\d{4})/;

/** A text whose dates ('06-11-2026') do not break at their hyphens. */
export function NowrapDates({ children }: { children: string }) {
  return <SetApart text={children} pattern={DATE} className="whitespace-nowrap" />;
}
