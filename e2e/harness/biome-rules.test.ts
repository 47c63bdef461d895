import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const FORBIDDEN_IN_LIB = ["knip", "./other"];

test("biome.json forbids in lib/ development packages and cycles", () => {
  const project = mkdtempSync(path.join(os.tmpdir(), "biome-"));
  for (const file of ["biome.json", "package.json"]) cpSync(file, path.join(project, file));
  mkdirSync(path.join(project, "lib"));
  const imports = FORBIDDEN_IN_LIB.map((name) => `import "${name}";\n`).join("");
  writeFileSync(path.join(project, "lib/example.ts"), imports);
  writeFileSync(path.join(project, "lib/other.ts"), 'import "./example";\n');
  const biome = path.resolve("node_modules/@biomejs/biome/bin/biome");
  const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint"], { cwd: project, encoding: "utf8" });
  const found = `${stdout}${stderr}`.matchAll(/lib\/example\.ts:(\d+):\d+ lint\/(\w+\/no(?:Undeclared|ImportC)\w+)/g);
  const rules = new Map([...found].map(([, line, rule]) => [FORBIDDEN_IN_LIB[Number(line) - 1], rule]));
  expect(Object.fromEntries(rules)).toEqual({
    knip: "correctness/noUndeclaredDependencies",
    "./other": "suspicious/noImportCycles",
  });
});
