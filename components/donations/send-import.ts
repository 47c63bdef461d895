import { IMPORT_LIMITS, type ImportDone, type ImportPreview, importCopy } from "@/lib/donations/model";
import { UNAVAILABLE } from "@/lib/errors";

type Answer<Data> = { data: Data; message?: undefined } | { data?: undefined; message: string };

/** What importing the file would do. */
export const previewImport = (file: File) => send<ImportPreview>(file, false);

/** Imports it. */
export const confirmImport = (file: File) => send<ImportDone>(file, true);

/** Never throws: a failure is a message. */
async function send<Data>(file: File, importar: boolean): Promise<Answer<Data>> {
  if (file.size > IMPORT_LIMITS.bytes) return { message: importCopy.tooLarge };
  try {
    const query = new URLSearchParams({ nome: file.name.slice(0, 200), importar: String(importar) });
    const response = await fetch(`/api/donations/import?${query}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: await file.arrayBuffer(),
    });
    const data = await response.json().catch(() => ({}));
    return response.ok ? { data } : { message: data.message ?? UNAVAILABLE };
  } catch {
    return {
      message: `Não conseguimos enviar o arquivo. Se ele mudou depois de escolhido, escolha-o de novo. ${UNAVAILABLE}`,
    };
  }
}
