import { expect, it } from "vitest";
import { routes } from "../routes";
import { OTHER_PAGES, visitedPage } from "./page";

it.each([
  ["/", "/"],
  ["/page/3", "/"],
  ["/posts/mesa-farta", "/posts/mesa-farta"],
  ["/post%73/mesa-farta", "/posts/mesa-farta"],
  ["/posts/pagina/2", "/posts"],
  ["/rascunho/xYz_0-9", "/rascunho"],
  [routes.promise("xYz_0-9"), "/precisamos/promessa"],
  ["/precisamos/01932c7a-11b2-7c3d-8e4f-5a6b7c8d9e0f", "/precisamos/01932c7a-11b2-7c3d-8e4f-5a6b7c8d9e0f"],
  ["/posts/categoria/acoes/pagina/2", "/posts/categoria/acoes"],
  ["/search/Maria%20da%20Silva", "/search"],
  ["/search/caf%C3%A9/page/2", "/search"],
  ["/search/Maria%0Ada%00Silva", "/search"],
  ["/transparencia", "/transparencia"],
  ["/transparencia/busca/Maria/pagina/2", "/transparencia"],
  ["/transparencia/pagina/4", "/transparencia"],
  ["/agenda/passadas/2", "/agenda/passadas"],
  ["/projetos/criancas/pagina/2", "/projetos/criancas"],
  ["/doar/35,50", "/doar"],
  ["/doar/outro-valor", "/doar"],
  ["/doar/todo-mes", "/doar/todo-mes"],
  [`/posts/${"a".repeat(400)}`, OTHER_PAGES],
])("%s counts as %s, and nothing that was typed is kept", (path, page) => {
  expect(visitedPage(path)).toBe(page);
});
