import { describeOutage, type Outage } from "@/lib/outage/outage";

/** Shown for some days after the database was unreachable. */
export function OutageNotice({ outage }: { outage: Outage }) {
  return <p className="rounded-card bg-sunken px-5 py-4">{describeOutage(outage)}</p>;
}
