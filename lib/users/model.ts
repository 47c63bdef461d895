import type { Picture } from "../images/model";

// What pages and forms know of accounts without zod.

/** 'Tipo de usuário': the value of the form's select to its label. Only administrators may enter the dashboard. */
export const USER_TYPES = { true: "Administrador", false: "Voluntário" } as const;
export const userType = (isAdmin: boolean) => USER_TYPES[isAdmin ? "true" : "false"];

/** An account as administrators see it: never its password. */
export type UserData = {
  _id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  active: boolean;
  /** The picture's address; the default one's when there is none. */
  image: string;
  /** Absent where the initials stand in. */
  picture?: Picture;
  createdAt: string;
  updatedAt: string;
};

/** A place where one has signed in and is still. */
export type OwnSession = {
  _id: string;
  /** 'Chrome no Android' */
  device: string;
  /** A client of the API holds it, not a browser. */
  byProgram: boolean;
  /** The one that shows this list. */
  current: boolean;
  signedInAt: string;
  lastSeenAt: string;
};

const accounts = (count: number) => (count === 1 ? "1 conta" : `${count} contas`);

export const userCopy = {
  created: "Usuário Adicionado",
  deleted: (count: number) => (count === 1 ? "Conta excluída" : `${count} contas excluídas`),
  missing: "Conta não encontrada",
  taken: "Já existe uma conta com este e-mail",
  guessable:
    "Esta senha é fácil de adivinhar. Junte três palavras que não combinam, sem o seu nome, o e-mail nem o nome da organização",
  notFirst: "Já existe uma conta de administrador",
  confirmDelete: "Tem certeza que deseja excluir esta conta?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} contas?`,
  switched: (count: number, active: boolean) =>
    `${accounts(count)} ${active ? (count === 1 ? "ativa" : "ativas") : count === 1 ? "desabilitada" : "desabilitadas"}`,
  madeOf: (name: string, isAdmin: boolean) =>
    isAdmin ? `${name} agora é da administração` : `${name} agora é conta de voluntário, sem acesso ao painel`,
  self: "Esta conta é a sua: só outra pessoa da equipe pode desabilitar, mudar o tipo ou excluir",
  last: "Esta é a última conta de administrador ativa. Sem ela, ninguém mais entraria no painel",
  none: "Mais ninguém por aqui ainda",
} as const;

export const profileCopy = {
  saved: "Perfil Atualizado!",
  mismatch: "As senhas não correspondem!",
  confirmWith: "Para trocar o e-mail ou a senha, digite a sua senha atual",
  wrongPassword: "Esta não é a sua senha atual. Tente de novo",
} as const;

export const sessionCopy = {
  ended: "Sessão encerrada",
  endedOthers: "As outras sessões foram encerradas",
} as const;

/** 'MS' of 'Maria da Silva'. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const first = (word = "") => [...word][0]?.toLocaleUpperCase("pt-BR") ?? "";
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : "");
}

/** Characters of a password at least. */
export const PASSWORD_MIN = 10;
