import { findCycles } from "./cycles";
import { rules } from "./dependency-rules";
import { readImports } from "./imports";

/** `npm run imports`: the house rules about imports, checked. (dependency-cruiser cannot read TypeScript 7.) */

const imports = readImports(process.cwd());
const broken = rules.flatMap((rule) =>
  imports.filter(rule.forbids).map(({ from, to }) => `  ✗ ${from} → ${to}\n    ${rule.name}`),
);
const cycles = findCycles(imports.filter((found) => !found.typeOnly && !found.package));
const problems = [...broken, ...cycles.map((cycle) => `  ✗ ciclo: ${cycle.join(" → ")}`)];

if (problems.length > 0) {
  process.stdout.write(`${problems.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`  ${imports.length} importações, nenhuma fora das regras, nenhum ciclo\n`);
