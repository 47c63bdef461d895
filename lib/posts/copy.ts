import { countOf } from "../text";
import { PREVIEW_DAYS } from "./limits";

export const postCopy = {
  created: "Artigo Adicionado",
  updated: "Artigo Atualizado",
  deleted: (count: number) => (count === 1 ? "Artigo Excluído" : `${count} artigos excluídos`),
  missing: "Artigo não encontrado",
  confirmDelete: "Tem certeza que deseja excluir este artigo?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estes ${count} artigos?`,
  switched: (count: number, active: boolean) =>
    `${countOf(count, "artigo", "artigos")} ${active ? "no site" : "fora do site"}`,
  versionRestored: (gonePictures: number) =>
    gonePictures === 0
      ? "Versão restaurada. O artigo voltou a este texto"
      : `Versão restaurada, mas ${gonePictures === 1 ? "uma imagem dela já foi apagada" : `${gonePictures} imagens dela já foram apagadas`}: abra o artigo e troque o que falta`,
  versionMissing: "Esta versão não está mais no histórico",
  none: "Nenhum artigo por aqui ainda",
  nothingFound: "Não encontramos nenhum artigo com essas palavras",
} as const;

export const draftCopy = {
  discarded: "Rascunho Descartado",
  continuedMeanwhile: "Este rascunho foi continuado depois que a lista abriu, e não foi descartado",
  continuedElsewhere: "Alguém continuou este rascunho em outro aparelho",
  alreadySaved: "Este rascunho já virou um artigo: salve para comparar",
  inTrash: "Este rascunho virou um artigo, que está na lixeira",
  /** In place of the name: 'Há um rascunho de …'. */
  ofNobody: "uma conta excluída",
  tooMany: "Há rascunhos demais. Descarte os que não servem mais, na lista de artigos",
} as const;

export const previewCopy = {
  created: "Link Criado",
  ended: "Link Encerrado",
  isPublic: "Este artigo já está no site. Envie o endereço dele",
  alreadyMade: "Este artigo já tem um link, criado depois que você abriu esta página. Com outro, ele deixa de valer",
  message: (titulo: string, address: string) =>
    `Veja como vai ficar “${titulo}”, antes de publicar. O link vale por ${PREVIEW_DAYS} dias:\n${address}`,
} as const;

export const reviewCopy = {
  sent: "Avaliação enviada",
  sentAwaiting: "Avaliação enviada. Ela aparece aqui depois que alguém da equipe a publicar",
  answered: "Resposta Publicada",
  answerKept: "Resposta guardada: aparece no site junto com a avaliação",
  answerRemoved: "Resposta Retirada",
  answeredMeanwhile: "Outra pessoa mudou esta resposta enquanto você escrevia. Salve de novo para ficar com a sua",
  none: "Sem comentários",
  missing: "Avaliação não encontrada",
  deleted: (count: number) => (count === 1 ? "Avaliação Excluída" : `${count} avaliações excluídas`),
  hidden: "Avaliação Ocultada",
  shown: "Avaliação Publicada",
  hiddenMeanwhile: (count: number) =>
    count === 1
      ? "Alguém ocultou esta avaliação depois que a lista abriu. Ela continua oculta"
      : "Alguém ocultou estas avaliações depois que a lista abriu. Elas continuam ocultas",
  keptHidden: (count: number) =>
    count === 1
      ? "Uma continua oculta: alguém a ocultou depois que a lista abriu"
      : `${count} continuam ocultas: alguém as ocultou depois que a lista abriu`,
  confirmDelete: "Tem certeza que deseja excluir esta avaliação?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} avaliações?`,
} as const;
