/** What the history tells of: the key is stored, the label shown. */
export const ENTITIES = {
  post: "Artigo",
  review: "Avaliação",
  event: "Evento",
  project: "Projeto",
  volunteer: "Voluntário(a)",
  donation: "Doação",
  import: "Importação",
  user: "Administrador(a)",
  message: "Mensagem",
  settings: "Configurações",
} as const;

export type HistoryEntity = keyof typeof ENTITIES;
export const historyEntities = Object.keys(ENTITIES) as [HistoryEntity, ...HistoryEntity[]];
export const isHistoryEntity = (key: string): key is HistoryEntity => Object.hasOwn(ENTITIES, key);
export const entityLabel = (key: string) => (isHistoryEntity(key) ? ENTITIES[key] : key);

/** What an action was done to, as a sentence says it; the item's name follows. */
const ENTITY_PHRASES: Record<HistoryEntity, string> = {
  post: "o artigo",
  review: "uma avaliação de",
  event: "o evento",
  project: "o projeto",
  volunteer: "o cadastro de",
  donation: "a doação de",
  import: "de uma planilha",
  user: "a conta de",
  message: "a mensagem de",
  settings: "as configurações de",
};
export const entityPhrase = (key: string) => (isHistoryEntity(key) ? ENTITY_PHRASES[key] : key);

export const ACTIONS = {
  CREATE: "criou",
  UPDATE: "alterou",
  DELETE: "excluiu",
  SIGN_IN: "entrou",
} as const;

export type HistoryAction = keyof typeof ACTIONS;

/** Field to what it was and what it became. */
export type FieldChanges = Record<string, [before: string, after: string]>;

/** What changed in one field, in words. */
export type FieldInWords = { name: string; label: string; before: string; after: string };

/** A change as administrators see it. */
export type ChangeData = {
  _id: string;
  at: string;
  action: HistoryAction;
  userName: string;
  entity: string;
  entityId: string;
  title: string;
  fields: FieldInWords[];
  /** Where the item is edited; nothing once it is deleted. */
  href?: string;
};

/** The fields' names in words, where the key is not one. */
export const FIELD_LABELS: Record<string, string> = {
  titulo: "Título",
  description: "Texto",
  autor: "Autor",
  slug: "Categoria",
  image: "Imagem",
  imageAlt: "Descrição da imagem",
  active: "Status",
  createdAt: "Data de publicação",
  startsAt: "Data e hora",
  data: "Data",
  hora: "Horário",
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
  kind: "Tipo",
  amount: "Valor",
  quantity: "Quantidade",
  items: "Itens",
  date: "Data",
  donor: "Doador(a)",
  donorPublic: "Publicar o nome",
  acao: "Ação",
  notes: "Observações",
  rating: "Nota",
  hidden: "Oculta",
  password: "Senha",
  archived: "Arquivada",
  delivery: "Envio por e-mail",
  shortName: "Nome curto",
  article: "Artigo do nome",
  tagline: "Lema",
  summary: "Descrição para buscadores",
  city: "Cidade",
  state: "Estado",
  cnpj: "CNPJ",
  headline: "Chamada da página inicial",
  welcome: "Texto da página inicial",
  footer: "Texto do rodapé",
  story: "Apresentação em Sobre Nós",
  mission: "Missão",
  missionText: "Mais sobre a missão",
  objectives: "Objetivos",
  vision: "Visão",
  visionText: "Mais sobre a visão",
  volunteering: "Voluntariado",
  steps: "Passos para participar",
  slides: "Banner",
  coordinator: "Coordenação",
  phones: "Telefones",
  whatsapp: "WhatsApp",
  joinMessage: "Mensagem de Cadastre-se",
  profiles: "Redes sociais",
  donationKey: "Chave Pix",
  donationName: "Favorecido do Pix",
};

export const historyCopy = {
  none: "Nada foi registrado ainda",
  noneFound: "Nada encontrado com estes filtros",
  /** What the command line and the system itself do. */
  system: "Sistema",
} as const;

/** Whom the address names for what happened without a person at the screen. */
export const SYSTEM = "sistema";

/** Which part of the history is shown: one kind of item, one person (an account's id, or SYSTEM), one item; empty for all. */
export type HistoryQuery = { tipo: HistoryEntity | ""; pessoa: string; item: string; pagina: number };

/** The history's address with these choices; what is as always stays out of it. */
export function historyHref(pathname: string, { tipo, pessoa, item, pagina }: Partial<HistoryQuery>) {
  const chosen = Object.entries({ tipo, pessoa, item, pagina: pagina === 1 ? undefined : pagina });
  const query = new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
