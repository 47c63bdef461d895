import { describe, expect, it } from "vitest";
import { DEFAULT_CATEGORIES } from "../categories/kinds";
import { routes } from "../routes";
import * as gallery from "./gallery-address";

const parseGalleryAddress = (parts?: string[]) =>
  gallery.parseGalleryAddress(parts, (slug) => Object.hasOwn(DEFAULT_CATEGORIES.project, slug));

describe("an address of the gallery", () => {
  it("names a category, a page, both or neither", () => {
    expect(parseGalleryAddress()).toEqual({ page: 1 });
    expect(parseGalleryAddress([])).toEqual({ page: 1 });
    expect(parseGalleryAddress(["criancas"])).toEqual({ categoria: "criancas", page: 1 });
    expect(parseGalleryAddress(["pagina", "2"])).toEqual({ page: 2 });
    expect(parseGalleryAddress(["cafes", "pagina", "31"])).toEqual({ categoria: "cafes", page: 31 });
  });

  it("is one of ours, or none", () => {
    for (const wrong of [
      "bazar",
      "Acoes",
      "toString",
      "pagina",
      "pagina/1",
      "pagina/0",
      "pagina/02",
      "pagina/-1",
      "pagina/2.0",
      "pagina/1e3",
      "pagina/9999999",
      "pagina/2/3",
      "acoes/pagina",
      "acoes/pagina/1",
      "acoes/2",
      "acoes/cafes",
      "acoes/pagina/2/",
    ])
      expect(parseGalleryAddress(wrong.split("/")), wrong).toBeUndefined();
  });

  it("is read as routes.ts writes it", () => {
    for (const categoria of Object.keys(DEFAULT_CATEGORIES.project)) {
      const parts = routes.projects(categoria, 3).split("/").slice(2);
      expect(parseGalleryAddress(parts)).toEqual({ categoria, page: 3 });
    }
  });
});

it("the filter's labels, in order", () => {
  expect(Object.values(DEFAULT_CATEGORIES.project)).toEqual(["Ações", "Crianças", "Cafés", "Doações"]);
});
