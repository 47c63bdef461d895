import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { deleteProjects } from "../projects/service";
import { findExports } from "./files";
import { importFiles } from "./import-files";
import { oid } from "./legacy-import.fixture";
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

describe("what the terminal says", () => {
  const named = (number: number, titulo: string) => ({
    ...{ _id: oid(number), titulo, description: "Plantamos.", slug: "acoes", url: "instagram.com/n" },
  });

  /** Imports the projects, in a file of that encoding; the notes, and the number of refused records. */
  async function run(projects: object[], encoding: BufferEncoding = "utf8") {
    const folder = await mkdtemp(path.join(os.tmpdir(), "nova-run-"));
    await writeFile(path.join(folder, "projects.json"), JSON.stringify(projects), encoding);
    const { files } = await findExports(folder);
    const notes: string[] = [];
    const note = (text: string) => void notes.push(text);
    const work = { folder, signal: new AbortController().signal };
    const refused = await importFiles(files, work, { live: false, note, step: (_, work) => work({ setText() {} }) });
    return { refused, notes: notes.filter(Boolean) };
  }

  it("is not that what was deleted here is here", async () => {
    const all = "Tudo o que estava na exportação está aqui";
    expect(await run([named(1, "Horta")])).toEqual({ refused: 0, notes: [`${all}.`] });
    await deleteProjects((await db.project.findMany()).map(({ id }) => id));
    expect(await run([named(1, "Horta")])).toEqual({ refused: 0, notes: [`${all}, menos o que foi excluído aqui.`] });
  });

  it("is which records lost letters to another encoding; they come once the file is mended", async () => {
    const projects = [named(2, "Feijão"), named(3, "Arroz")];
    const { refused, notes } = await run(projects, "latin1");
    expect([refused, notes[0]]).toEqual([1, expect.stringMatching(/"Feij\ufffdo"\): tem letras que não se podem ler/)]);
    expect(await db.project.findMany({ select: { titulo: true } })).toEqual([{ titulo: "Arroz" }]);
    expect((await run(projects)).refused).toBe(0);
    expect(await db.project.count({ where: { titulo: "Feijão" } })).toBe(1);
  });
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
