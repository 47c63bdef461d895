import "server-only";
import { notFound } from "next/navigation";
import { absentWhenMissing } from "../errors";

/** For pages: what was looked for, or the not-found screen. */
export async function orNotFound<Found>(looking: Promise<Found>) {
  return (await looking.catch(absentWhenMissing)) ?? notFound();
}
