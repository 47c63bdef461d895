import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeAll } from "vitest";
import { findExports } from "./files";
import { describeFinding } from "./report-texts";
import { type Finding, importFile } from "./service";

export const ndjson = (documents: unknown[]) => documents.map((document) => JSON.stringify(document)).join("\n");
/** An ObjectId of 12-10-2023, 08:33:44 in São Paulo. */
export const idOf = (number: number) => `6527d998${String(number).padStart(16, "0")}`;
export const oid = (number: number) => ({ $oid: idOf(number) });

/** A folder of exports for the test file, and the import of one file in it. */
export function importInTest() {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "nova-import-"));
  });

  /** Imports one file with this content; the findings, as data and in words, and the counts of records. */
  async function importOf(name: string, content: string | unknown[], signal = new AbortController().signal) {
    await writeFile(path.join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
    const file = (await findExports(folder)).files.find((found) => found.name === name);
    if (!file) throw new Error(`${name} was not recognised`);
    const findings: Finding[] = [];
    const done: number[] = [];
    const tally = await importFile(file, folder, {
      found: (finding) => findings.push(finding),
      progress: (records) => done.push(records),
      signal,
    });
    await rm(file.path);
    return { ...tally, findings, done, words: findings.map((finding) => describeFinding(file, finding)) };
  }
  return { folder: () => folder, importOf };
}
