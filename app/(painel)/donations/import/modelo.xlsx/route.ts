import { importTemplate } from "@/lib/donations/import/template";
import { FILE_TYPES } from "@/lib/reports/formats";

/** The import's template: column headings only, hence public. */
export async function GET() {
  return new Response(new Uint8Array(await importTemplate()), {
    headers: {
      "content-type": FILE_TYPES.xlsx,
      "content-disposition": 'attachment; filename="modelo-doacoes.xlsx"',
      "cache-control": "public, max-age=3600",
    },
  });
}
