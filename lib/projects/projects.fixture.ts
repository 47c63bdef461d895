import { listActiveProjects } from "./service";

export const draft = { description: "Um texto.", slug: "acoes", url: "https://www.instagram.com/p/abc/" };

export const titles = async (query: Partial<Parameters<typeof listActiveProjects>[0]> = {}) =>
  (await listActiveProjects({ page: 1, limit: 20, ...query })).items.map(({ titulo }) => titulo);

export const horta = { ...draft, titulo: "Horta", slug: "acoes" as const };
