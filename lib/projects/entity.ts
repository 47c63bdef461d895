import { ACTIVE_FIELD, type Entity, IMAGE_FIELDS } from "../entity";
import { painelRoutes } from "../painel-routes";

export const projectEntity = {
  key: "project",
  table: "Project",
  listedBy: "createdAt",
  label: "Projeto",
  phrase: "o projeto",
  many: "projetos",
  fields: {
    titulo: { label: "Título" },
    description: { label: "Texto" },
    slug: { label: "Categoria", category: true },
    ...IMAGE_FIELDS,
    ...ACTIVE_FIELD,
    url: { label: "URL Instagram" },
  },
  href: painelRoutes.editProject,
  tag: "projects",
  menu: [
    { group: "content", place: 30, href: painelRoutes.manageProjects, label: "Cadastrar Projetos", icon: "pictures" },
  ],
  area: "content",
  privatePaths: { "/projects": "read", "/addproject": "write", "/projects/:id/edit": "write" },
  sample: true,
  preview: { path: "projetos", label: "Projetos", title: "O que fazemos, em fotos" },
} as const satisfies Entity;
