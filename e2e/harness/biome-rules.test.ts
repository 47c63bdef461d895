import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const FORBIDDEN_IN_LIB = [
  ...["@/app/document", "../components/ui/button", "./server/front/front", "./start/serve"],
  ...["next/cache", "../e2e/fixtures", "knip", "./other"],
];

test("biome.json's patterns match what they forbid in lib/: foreign rooms, development packages, cycles", () => {
  const project = mkdtempSync(path.join(os.tmpdir(), "biome-"));
  try {
    for (const file of ["biome.json", "package.json"]) cpSync(file, path.join(project, file));
    mkdirSync(path.join(project, "lib"));
    const imports = FORBIDDEN_IN_LIB.map((name) => `import "${name}";\n`).join("");
    writeFileSync(path.join(project, "lib/example.ts"), imports);
    writeFileSync(path.join(project, "lib/other.ts"), 'import "./example";\n');
    const biome = path.resolve("node_modules/@biomejs/biome/bin/biome");
    const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint"], { cwd: project, encoding: "utf8" });
    const found = `${stdout}${stderr}`.matchAll(
      /lib\/example\.ts:(\d+):\d+ lint\/(\w+\/no(?:Restricted|Undeclared|ImportC)\w+)/g,
    );
    const rules = new Map([...found].map(([, line, rule]) => [FORBIDDEN_IN_LIB[Number(line) - 1], rule]));
    expect(Object.fromEntries(rules)).toEqual({
      "@/app/document": "style/noRestrictedImports",
      "../components/ui/button": "style/noRestrictedImports",
      "./server/front/front": "style/noRestrictedImports",
      "./start/serve": "style/noRestrictedImports",
      "next/cache": "style/noRestrictedImports",
      "../e2e/fixtures": "style/noRestrictedImports",
      knip: "correctness/noUndeclaredDependencies",
      "./other": "suspicious/noImportCycles",
    });
  } finally {
    rmSync(project, { recursive: true });
  }
});
