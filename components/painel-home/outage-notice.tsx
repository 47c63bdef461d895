import { type Outage, outageInWords } from "@/lib/outage/outage";

/** For some days after the database was away. */
export function OutageNotice({ outage }: { outage: Outage }) {
  return <p className="rounded-card bg-sunken px-5 py-4">{outageInWords(outage)}</p>;
}
