import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { asVariables, readEnv, variableNames } from "../../lib/env";
import { expected } from "../../lib/env-schema";
import { type Column, markdownTable } from "../bench/table";
import { withSection } from "./marked";

/**
 * `node --import tsx e2e/readme/variables.ts`: writes the table of variables into lib/start/README.md. Names, defaults
 * and limits are those of lib/env.ts; order and explanations those of .env.example.
 */

export const OPERATORS = "lib/start/README.md";
export const SECTION = "variables";

interface Variable {
  name: string;
  purpose: string;
  /** The value in .env.example. */
  example: string;
}

/** The variables of .env.example, one per block: an explanation and a value. */
export function readVariables(): Variable[] {
  const blocks = readFileSync(".env.example", "utf8")
    .trim()
    .split(/\n{2,}/)
    .slice(1);
  return blocks.map((block) => {
    const found = /^((?:# .+\n)+)#([A-Z][A-Z0-9_]*)=(.*)$/.exec(block);
    if (!found) throw new Error(`.env.example: not one comment and one variable:\n${block}`);
    const [, comment = "", name = "", example = ""] = found;
    return {
      name,
      example,
      purpose: comment
        .trim()
        .split("\n")
        .map((line) => line.slice(2))
        .join(" "),
    };
  });
}

/** The default of a variable in words; undefined if it has none. */
export function defaultOf(name: string) {
  const value = asVariables(readEnv({}))[name] || undefined;
  return name === "DATA_DIR" && value ? `./${path.relative(process.cwd(), value)}` : value;
}

const columns: Column<Variable>[] = [
  { title: "Variável", align: "left", cell: ({ name }) => `\`${name}\`` },
  { title: "Padrão", align: "left", cell: ({ name }) => (defaultOf(name) ? `\`${defaultOf(name)}\`` : "–") },
  { title: "Para que serve", align: "left", cell: ({ purpose }) => purpose },
  { title: "O que pode ser", align: "left", cell: ({ name }) => limitsOf(name) ?? "qualquer texto" },
];

const limitsOf = (name: string) => Object.entries(expected).find(([variable]) => variable === name)?.[1];

export function variablesTable() {
  const variables = readVariables();
  const missing = variableNames.filter((name) => !variables.some((variable) => variable.name === name));
  if (missing.length > 0) throw new Error(`.env.example lacks ${missing.join(", ")}.`);
  return markdownTable(columns, variables);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(OPERATORS, "utf8");
  writeFileSync(OPERATORS, withSection(text, SECTION, variablesTable()));
}
