import { z } from "zod";
import { importCopy } from "./copy";
import { IMPORT_LIMITS } from "./types";

/** A spreadsheet to look at or to import. */
export const importInput = z.object({
  file: z.file({ error: importCopy.missing }).max(IMPORT_LIMITS.bytes, importCopy.tooLarge),
  /** Lines of doubtful rows that are imported all the same. */
  ticked: z.array(z.int().positive()).max(IMPORT_LIMITS.rows).default([]),
  /** The heading of the column that says the action, in a sheet without one called so. */
  acaoColumn: z.string().max(IMPORT_LIMITS.heading).default(""),
  /** Imports the right rows although others are wrong. */
  skipWrong: z.boolean().default(false),
});
