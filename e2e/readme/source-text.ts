import { readFileSync } from "node:fs";

/** The text of a source, in one line. */
export const textOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/\{" "\}|<\/?\w+>/g, " ")
    .replace(/\s+/g, " ");
