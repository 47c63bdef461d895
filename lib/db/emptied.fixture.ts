import { beforeEach } from "vitest";
import type { Prisma } from "../generated/prisma/client";
import { pool } from "./client";

/** Empties these tables, one after the other, before each test of the file. */
export function emptyForEachTest(...tables: Prisma.ModelName[]) {
  beforeEach(async () => {
    for (const table of tables) await pool.query(`DELETE FROM "${table}"`);
  });
}
