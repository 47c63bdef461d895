import { expect, test } from "vitest";
import { entities } from "../entities";
import { cardAddress } from "./card-address";

test("each page and each item has a picture of its own", () => {
  expect(cardAddress("/sobre")).toBe("/cartao/sobre.jpg");
  expect(cardAddress("/posts/mesa-farta", "2026-01-02T03:04:05.000Z")).toBe(
    "/cartao/posts/mesa-farta.jpg?v=2026-01-02T03%3A04%3A05.000Z",
  );
  expect(cardAddress("/agenda/01a1")).toBe("/cartao/agenda/01a1.jpg");
  expect(cardAddress("/precisamos/01a1")).toBe("/cartao/precisamos/01a1.jpg");
});

test("further pages, filters and searches share that of the page they belong to", () => {
  for (const home of ["/", "/page/2", "/search", "/search/sopa/page/2"])
    expect(cardAddress(home)).toBe("/cartao/inicio.jpg");
  expect(cardAddress("/posts/pagina/2")).toBe("/cartao/posts.jpg");
  expect(cardAddress("/agenda/passadas")).toBe("/cartao/agenda.jpg");
  expect(cardAddress("/agenda/passadas/3")).toBe("/cartao/agenda.jpg");
  expect(cardAddress("/projetos/acoes/pagina/2")).toBe("/cartao/projetos.jpg");
  expect(cardAddress("/transparencia/busca/maria")).toBe("/cartao/transparencia.jpg");
});

test("further pages of every entity's list have the picture that the list has", () => {
  const lists = entities.flatMap(({ preview }) => preview?.path ?? []);
  expect(lists).toContain("voluntarios");
  for (const list of lists) expect(cardAddress(`/${list}/pagina/2`)).toBe(`/cartao/${list}.jpg`);
});

test("an article may be called like a list", () => {
  expect(cardAddress("/posts/paginas-da-vida")).toBe("/cartao/posts/paginas-da-vida.jpg");
});
