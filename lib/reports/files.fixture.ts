import { parse } from "csv-parse/sync";
import { extractText } from "unpdf";

// Tests read files with other libraries than those that wrote them.

export async function bytesOf({ content }: { content: AsyncIterable<Uint8Array> }) {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

export const csvRows = (bytes: Buffer) =>
  parse(bytes, { delimiter: ";", bom: true, columns: true }) as Record<string, string>[];

export async function pdfText(bytes: Buffer) {
  const { text, totalPages } = await extractText(new Uint8Array(bytes), { mergePages: false });
  return { pages: text.map((page) => page.replace(/\s+/g, " ")), totalPages };
}
