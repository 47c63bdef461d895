import { buffer } from "node:stream/consumers";
import { AppError, type ErrorCode } from "../../errors";
import { splitQuestion } from "./question";
import { type ReadDonations, readRows } from "./read-rows";

/** The result of the process that reads a spreadsheet, as JSON on its standard output. */
export type ReaderAnswer =
  | { read: ReadDonations }
  | { refused: { code: ErrorCode; message: string } }
  | { bug: string };

/** Reads the spreadsheet of the standard input (read-in-child.ts). */
async function answer(): Promise<ReaderAnswer> {
  try {
    const { bytes, options } = splitQuestion(await buffer(process.stdin));
    return { read: await readRows(bytes, options) };
  } catch (error) {
    if (error instanceof AppError) return { refused: { code: error.code, message: error.message } };
    return { bug: String(error instanceof Error ? error.stack : error) };
  }
}

void answer().then((given) => process.stdout.write(JSON.stringify(given)));
