import { z } from "zod";
import { consume } from "@/lib/auth/limits";
import { importDonations, previewImport } from "@/lib/donations/import";
import { IMPORT_LIMITS, importCopy } from "@/lib/donations/model";
import { tags } from "@/lib/web/cache";
import { readBody, route } from "@/lib/web/route";

const query = z.object({
  /** What the file is called, for the history. */
  nome: z.string().trim().max(200).default("planilha"),
  /** Without it the answer is what an import would do. */
  importar: z.enum(["true", "false"]).default("false"),
});

/** The bytes of a spreadsheet, .xlsx or CSV. Answers with a preview, or imports it: whole or not at all. */
export const POST = route({ access: "admin", query }, async ({ request, query, administrator, changed }) => {
  await consume("upload", administrator.id);
  const bytes = await readBody(request, IMPORT_LIMITS.bytes, importCopy.tooLarge);
  if (query.importar === "false") return previewImport(bytes);
  const done = await importDonations(bytes, query.nome);
  changed(tags.donations);
  return done;
});
