/** What the history tells of: the key is stored, the label shown. */
export const ENTITIES = {
  post: "Artigo",
  review: "Avaliação",
  event: "Evento",
  project: "Projeto",
  volunteer: "Voluntário(a)",
  user: "Administrador(a)",
} as const;

export type HistoryEntity = keyof typeof ENTITIES;
export const historyEntities = Object.keys(ENTITIES) as [HistoryEntity, ...HistoryEntity[]];
const isEntity = (key: string): key is HistoryEntity => Object.hasOwn(ENTITIES, key);
export const entityLabel = (key: string) => (isEntity(key) ? ENTITIES[key] : key);

export const ACTIONS = {
  CREATE: "criou",
  UPDATE: "alterou",
  DELETE: "excluiu",
  SIGN_IN: "entrou",
} as const;

export type HistoryAction = keyof typeof ACTIONS;

/** Field to what it was and what it became. */
export type FieldChanges = Record<string, [before: string, after: string]>;

/** A change as administrators see it. */
export type ChangeData = {
  _id: string;
  at: string;
  action: HistoryAction;
  userName: string;
  entity: string;
  entityId: string;
  title: string;
  fields: FieldChanges;
};

/** The fields' names in words, where the key is not one. */
export const FIELD_LABELS: Record<string, string> = {
  titulo: "Título",
  description: "Texto",
  autor: "Autor",
  slug: "Categoria",
  image: "Imagem",
  active: "Status",
  createdAt: "Data de publicação",
  startsAt: "Data e hora",
  acoes: "Ação",
  local: "Local",
  eventos: "Programação",
  cancelled: "Cancelado",
  url: "URL Instagram",
  name: "Nome",
  profissao: "Profissão",
  tipo: "Tipo",
  descricao: "Depoimento",
  tel: "Telefone",
  email: "E-mail",
  isAdmin: "Tipo de usuário",
  hidden: "Oculta",
  password: "Senha",
};
