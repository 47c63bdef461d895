import "server-only";
import { notFound } from "next/navigation";
import { absentWhenMissing } from "../errors";

/** For pages: the found item, or the not-found screen. */
export async function orNotFound<Found>(looking: Promise<Found>) {
  return (await looking.catch(absentWhenMissing)) ?? notFound();
}
