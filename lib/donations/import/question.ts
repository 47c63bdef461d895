import type { ReadOptions } from "./read-rows";

// What the process that reads a spreadsheet gets on its standard input: a line of JSON, and then the spreadsheet.

export const joinQuestion = (bytes: Buffer, options: ReadOptions) =>
  Buffer.concat([Buffer.from(`${JSON.stringify(options)}\n`), bytes]);

export function splitQuestion(input: Buffer) {
  const end = input.indexOf("\n");
  const options: ReadOptions = JSON.parse(input.subarray(0, end).toString());
  return { bytes: input.subarray(end + 1), options };
}
