import { countOf, formatCount } from "../../text";
import { IMPORT_LIMITS, type ImportDone } from "./types";

export const importCopy = {
  missing: "Escolha a planilha",
  tooLarge: `O arquivo deve ter no máximo ${IMPORT_LIMITS.bytes / 1024 / 1024} MB`,
  tooMany: `A planilha deve ter no máximo ${formatCount(IMPORT_LIMITS.rows)} doações. Divida-a em partes`,
  tooHeavy: "Esta planilha é pesada demais para abrir. Copie só as doações para uma planilha nova e envie-a",
  noHeading:
    "Não encontramos a linha dos títulos. A planilha precisa das colunas Data e Valor ou Itens; o modelo mostra como",
  noRows: "A planilha tem os títulos, mas nenhuma doação",
  torn: (line: number) =>
    `Na linha ${line} há mais células do que títulos: o sinal que separa as células está também no meio de um valor ou de um texto. Escreva esse valor ou texto entre aspas, como "10,50", ou envie a planilha como .xlsx`,
  wrong: "Corrija as linhas apontadas na planilha e envie de novo. Nada foi importado",
  campaignGone:
    "Uma campanha desta planilha foi excluída há pouco. Envie a planilha de novo, e apontaremos as linhas dela. Nada foi importado",
  skipped: (wrong: number) =>
    `${countOf(wrong, "linha com problema ficou", "linhas com problemas ficaram")} de fora. Corrija na mesma planilha e envie de novo: o que já entrou não se repete`,
  done: ({ added }: Pick<ImportDone, "added">) =>
    added === 0 ? "Nada de novo nesta planilha" : countOf(added, "doação importada", "doações importadas"),
} as const;
