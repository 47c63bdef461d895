import { readFile } from "node:fs/promises";
import path from "node:path";
import { withEngine } from "./migration-engine";

const folder = path.resolve("prisma");
const schemaFile = path.join(folder, "schema.prisma");

/** The SQL that leads from the database's schema to schema.prisma; empty when they agree. */
export async function diffSchema(url: string): Promise<string> {
  const content = await readFile(schemaFile, "utf8");
  return withEngine(url, content, async (engine) => {
    const files = [{ path: schemaFile, content }];
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: folder },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return /^\s*-- This is an empty migration\.\s*$/.test(stdout ?? "") ? "" : (stdout ?? "").trim();
  });
}
