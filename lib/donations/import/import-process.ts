import { buffer } from "node:stream/consumers";
import { type ChildFailure, failureOf } from "../../child-failure";
import { splitQuestion } from "./question";
import { type ReadDonations, readRows } from "./read-rows";

/** The result of the process that reads a spreadsheet, as JSON on its standard output. */
export type ReaderAnswer = { read: ReadDonations } | ChildFailure;

/** Reads the spreadsheet of the standard input (read-in-child.ts). */
async function answer(): Promise<ReaderAnswer> {
  const { bytes, options } = splitQuestion(await buffer(process.stdin));
  return { read: await readRows(bytes, options) };
}

void answer()
  .catch(failureOf)
  .then((given) => process.stdout.write(JSON.stringify(given)));
