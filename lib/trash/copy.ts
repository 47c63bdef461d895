import { TRASH_DAYS } from "./limits";

export const trashCopy = {
  none: "A lixeira está vazia",
  lead: `O que foi excluído fica aqui por ${TRASH_DAYS} dias, fora do site, com as avaliações que tinha e as promessas que ainda valiam. Depois some de vez, com as imagens que nada mais usa. Se alguém pedir que os seus dados sumam já, exclua de vez.`,
  restored: (count: number) => (count === 1 ? "Restaurado" : `${count} itens restaurados`),
  purged: (count: number) => (count === 1 ? "Excluído de vez" : `${count} itens excluídos de vez`),
  missing: "Este item não está mais na lixeira",
  confirmPurge: "Tem certeza que deseja excluir de vez?",
  purgeDetail:
    "Os dados, as imagens que nada mais usa e o que o histórico guarda disso são apagados agora. As que alguém guardou em Imagens ficam lá. Não dá para desfazer.",
  confirmPurgeMany: (count: number) => `Tem certeza que deseja excluir de vez estes ${count} itens?`,
  earlierErased: "O histórico guarda só quem mudou, quando e que campos",
  nothingEarlier: "Deste item o histórico não guarda nada",
  eraseDetail:
    "Os textos e valores que o histórico guarda deste item são apagados, e as versões anteriores não voltam mais. O que está salvo agora fica, e também quem mudou o quê e quando. Nas cópias de segurança já feitas, o que havia continua até que elas sejam apagadas.",
  eraseAddresses: "Links antigos, com as palavras de um título anterior, deixam de abrir.",
  eraseDrafts: "Rascunhos começados antes da última mudança do artigo também são apagados.",
  eraseForEver: "Não dá para desfazer.",
  taken: "Não dá para restaurar: já existe outro item com o mesmo endereço, e-mail ou linha de planilha",
  orphan: "Não dá para restaurar: o artigo desta avaliação também foi excluído. Restaure o artigo primeiro",
} as const;
