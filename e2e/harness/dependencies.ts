import { rules } from "./dependency-rules";
import { readImports } from "./imports";
import { mutualRooms } from "./mutual";
import { readPurity } from "./purity";

/** `npm run imports`: import rules that Biome cannot express. (dependency-cruiser does not support TypeScript 7.) */

const imports = readImports(process.cwd());
const isPure = readPurity(imports);
const broken = rules.flatMap((rule) =>
  imports.filter((found) => rule.forbids(found, isPure)).map(({ from, to }) => `  ✗ ${from} → ${to}\n    ${rule.name}`),
);
for (const pair of mutualRooms(imports)) broken.push(`  ✗ ${pair}\n    duas pastas não se importam uma à outra`);

if (broken.length > 0) {
  process.stdout.write(`${broken.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`  ${imports.length} importações, nenhuma fora das regras\n`);
