import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { findExports } from "./files";
import { limitRepeats } from "./repeated-remarks";
import { describeTally } from "./report-texts";

it("only exports of known collections are taken, in order", async () => {
  const own = await mkdtemp(path.join(os.tmpdir(), "nova-files-"));
  for (const name of [
    "posts.json",
    "Nova.Users.JSON",
    "volunters.ndjson",
    "posts.metadata.json",
    "orders.json",
    "leia.txt",
  ]) {
    await writeFile(path.join(own, name), "");
  }
  const { files, ignored } = await findExports(own);
  expect(files.map(({ name }) => name)).toEqual(["Nova.Users.JSON", "volunters.ndjson", "posts.json"]);
  expect(ignored.sort()).toEqual(["orders.json", "posts.metadata.json"]);
});

it("a remark that comes again and again is counted, a refusal always said", () => {
  const repeats = limitRepeats();
  const finding = (refused: boolean, ...reasons: string[]) => ({ refused, index: 1, line: 1, reasons });
  const shown = Array.from({ length: 9 }, () => repeats.shows(finding(false, "sem categoria")));
  expect(shown).toEqual([true, true, true, true, true, false, false, false, false]);
  expect(repeats.shows(finding(false, "sem categoria", "sem autor"))).toBe(true);
  expect(Array.from({ length: 9 }, () => repeats.shows(finding(true, "sem título")))).not.toContain(false);
  expect(repeats.more()).toEqual([{ reason: "sem categoria", count: 5 }]);
});

it("the outcome reads as a sentence", () => {
  const file = { name: "posts.json", path: "", collection: "posts" } as const;
  const items = { taken: 1, existing: 1200, deleted: 0, refused: 1 };
  const reviews = { taken: 2, existing: 0, deleted: 3, refused: 0 };
  expect(
    describeTally(file, [
      [items, ["artigo", "artigos"]],
      [reviews, ["avaliação", "avaliações"]],
    ]),
  ).toBe(
    "posts.json: veio 1 artigo (1.200 já estavam aqui, 1 não veio) e 2 avaliações (3 de fora por exclusão feita aqui)",
  );
});
