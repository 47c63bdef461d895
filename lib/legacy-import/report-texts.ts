import { countOf, formatCount } from "../text";
import type { ExportFile } from "./files";
import type { Finding, Tally } from "./service";

// Texts of the import's report on the terminal. Control characters of the documents are removed: they could steer it.

/** '✗ posts.json, linha 12 (_id 64f…, "Feijoada"): titulo: Informe o título; …'. */
export function describeFinding({ name }: ExportFile, { refused, index, line, review, id, title, reasons }: Finding) {
  const place = index === line ? `linha ${line}` : `registro ${index}, linha ${line}`;
  const which = [id && `_id ${id}`, title && `"${[...title].slice(0, 60).join("")}"`].filter(Boolean).join(", ");
  const where = `${name}, ${place}${which ? ` (${which})` : ""}${review ? `, avaliação ${review}` : ""}`;
  return `${refused ? "✗" : "!"} ${where}: ${reasons.join("; ")}`.replace(/\p{Cc}+/gu, " ");
}

/** '! posts.json, mais 328 registros: slug: sem categoria; ficou em Ações'. */
export const describeRepeated = ({ name }: ExportFile, { reason, count }: { reason: string; count: number }) =>
  `! ${name}, mais ${countOf(count, "registro", "registros")}: ${reason}`.replace(/\p{Cc}+/gu, " ");

/** 'posts.json: vieram 118 artigos (2 não vieram) e 412 avaliações (3 já estavam aqui)'. */
export function describeTally(
  { name }: ExportFile,
  counted: (readonly [Tally, readonly [one: string, many: string]])[],
) {
  const verb = counted[0]?.[0].taken === 1 ? "veio" : "vieram";
  const parts = counted.map(([tally, words]) => `${countOf(tally.taken, ...words)}${others(tally)}`);
  return `${name}: ${verb} ${parts.join(" e ")}`;
}

function others({ existing, deleted, refused }: Tally) {
  const parts = [
    existing && countOf(existing, "já estava aqui", "já estavam aqui"),
    deleted && `${formatCount(deleted)} de fora por exclusão feita aqui`,
    refused && countOf(refused, "não veio", "não vieram"),
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}
