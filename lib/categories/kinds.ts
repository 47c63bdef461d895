import { painelRoutes } from "../painel-routes";
import { postEntity } from "../posts/entity";
import { projectEntity } from "../projects/entity";
import type { Categories } from "./labels";

/** What has categories of its own; the keys are those of the entities. */
export const KINDS = {
  post: { entity: postEntity, title: "Artigos", nouns: ["artigo", "artigos"], list: painelRoutes.managePosts },
  project: {
    entity: projectEntity,
    title: "Projetos",
    nouns: ["projeto", "projetos"],
    list: painelRoutes.manageProjects,
  },
} as const;

export type Kind = keyof typeof KINDS;
export const KIND_KEYS = Object.keys(KINDS) as [Kind, ...Kind[]];

/** Of a category's name. */
export const MAX_LABEL_CHARACTERS = 40;

/** Until the organisation has changed them. */
export const DEFAULT_CATEGORIES: Record<Kind, Categories> = {
  post: {
    acoes: "Ações",
    treinamentos: "Treinamentos",
    "cafe-da-manha": "Café da Manhã",
    refeicoes: "Refeições",
    "cestas-basicas": "Cestas Básicas",
  },
  project: { acoes: "Ações", criancas: "Crianças", cafes: "Cafés", doacoes: "Doações" },
};

/** The dashboard's list of a category's items. */
export const listOf = (kind: Kind, slug: string) => `${KINDS[kind].list}?categoria=${encodeURIComponent(slug)}`;
