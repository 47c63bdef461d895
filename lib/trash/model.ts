/** Days for which removed items lie in the trash. */
export const TRASH_DAYS = 30;

/** Minutes in which a list offers to take a removal back. */
export const UNDO_MINUTES = 15;

/** Which item of the trash is meant. */
export type TrashKey = { entity: string; id: string };

/** A removed item as administrators see it. */
export type TrashItem = TrashKey & {
  /** 'Artigo' */
  label: string;
  title: string;
  removedAt: string;
  /** Who removed it. */
  userName: string;
  /** Days until it is gone for good. */
  daysLeft: number;
};

export const trashCopy = {
  none: "A lixeira está vazia",
  lead: `O que foi excluído fica aqui por ${TRASH_DAYS} dias, fora do site. Depois some de vez, com as imagens.`,
  restored: (count: number) => (count === 1 ? "Restaurado" : `${count} itens restaurados`),
  purged: (count: number) => (count === 1 ? "Excluído de vez" : `${count} itens excluídos de vez`),
  missing: "Este item não está mais na lixeira",
  confirmPurge: "Tem certeza que deseja excluir de vez?",
  purgeDetail: "Os dados, as imagens e o que o histórico guarda deste item são apagados agora. Não dá para desfazer.",
  confirmPurgeMany: (count: number) => `Tem certeza que deseja excluir de vez estes ${count} itens?`,
  taken: "Não dá para restaurar: já existe outro item com o mesmo endereço, e-mail ou linha de planilha",
  orphan: "Não dá para restaurar: o artigo desta avaliação também foi excluído. Restaure o artigo primeiro",
} as const;
