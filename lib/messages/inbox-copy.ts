// Texts of the dashboard's inbox; visitors' browsers load copy.ts only.

export const inboxCopy = {
  missing: "Mensagem não encontrada",
  deleted: (count: number) => (count === 1 ? "Mensagem Excluída" : `${count} mensagens excluídas`),
  archived: (count: number) => (count === 1 ? "Mensagem Arquivada" : `${count} mensagens arquivadas`),
  unarchived: (count: number) => (count === 1 ? "De volta à caixa de entrada" : `${count} de volta à caixa de entrada`),
  read: (count: number) => (count === 1 ? "Marcada como lida" : `${count} marcadas como lidas`),
  unread: (count: number) => (count === 1 ? "Marcada como não lida" : `${count} marcadas como não lidas`),
  answered: "Marcada como respondida",
  alreadyAnswered: (who: string) => `${who} já tinha marcado esta mensagem como respondida`,
  unanswered: "Marcada como não respondida",
  queued: "A mensagem vai por e-mail em instantes",
  notConfigured: "O envio por e-mail não está configurado",
  confirmDelete: "Tem certeza que deseja excluir esta mensagem?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} mensagens?`,
  none: "Nenhuma mensagem por aqui",
} as const;
