import { importTemplate } from "@/lib/donations/template";
import { XLSX } from "@/lib/reports/xlsx";

/** An empty spreadsheet with the right columns; there is nothing in it that anybody may not see. */
export async function GET() {
  return new Response(new Uint8Array(await importTemplate()), {
    headers: {
      "content-type": XLSX,
      "content-disposition": 'attachment; filename="modelo-doacoes.xlsx"',
      "cache-control": "public, max-age=3600",
    },
  });
}
