import { z } from "zod";
import { examplePicture, imageField, pictureAnswer } from "../images/api";
import type { Example } from "../inputs";
import type { ProjectValues } from "./schema";

// Response schemas of projects in the API; present.ts makes the responses.

export const projectAnswer = z
  .object({
    _id: z.string(),
    titulo: z.string(),
    description: z.string(),
    slug: z.string().describe("A chave da categoria"),
    categoria: z.string().describe("O nome da categoria"),
    url: z.string().describe("A página no Instagram"),
    image: imageField,
    picture: pictureAnswer,
  })
  .meta({ id: "Projeto" });

export const managedProjectAnswer = projectAnswer
  .extend({ active: z.boolean(), createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() })
  .meta({ id: "ProjetoDoPainel" });

export const projectsAnswer = z.object({ projects: z.array(projectAnswer), page: z.int(), pages: z.int() });

export const exampleProjectInput = {
  titulo: "Café na praça",
  description: "Toda quarta, café da manhã para quem dorme na rua.",
  slug: "cafes",
  url: "https://www.instagram.com/projetonova.exemplo/",
  image: "",
} satisfies Example<ProjectValues>;

export const exampleProject: z.input<typeof projectAnswer> = {
  ...exampleProjectInput,
  _id: "01932c6a-3355-7d9b-a1f4-0c8e7b6d5a42",
  categoria: "Cafés",
  image: examplePicture.src,
  picture: examplePicture,
};

export const exampleManagedProject: z.input<typeof managedProjectAnswer> = {
  ...exampleProject,
  active: true,
  createdAt: "2026-10-02T14:00:00.000Z",
  updatedAt: "2026-10-02T14:00:00.000Z",
};
