import { expect, it } from "vitest";
import { fieldErrors } from "../errors";
import { projectInput } from "./schema";

const draft = { titulo: "Horta", description: "Couve.", slug: "acoes", url: "https://www.instagram.com/p/abc/" };
const errors = (input: Record<string, unknown>) => fieldErrors(projectInput.safeParse(input).error ?? never());
const url = (address: string) => projectInput.shape.url.safeParse(address).data;

function never(): never {
  throw new Error("The input was accepted");
}

it("what is missing is asked for in words", () => {
  expect(errors({})).toEqual({
    titulo: "Informe o título",
    description: "Conte o que o projeto faz",
    slug: "Escolha a categoria",
    url: "Informe o endereço no Instagram",
  });
  expect(errors({ ...draft, titulo: "  " })).toEqual({ titulo: "Informe o título" });
  expect(errors({ ...draft, titulo: "a".repeat(161) })).toEqual({
    titulo: "O título deve ter no máximo 160 caracteres",
  });
});

it("a category is one of the gallery's, by key or by label", () => {
  expect(projectInput.parse({ ...draft, slug: "Crianças" }).slug).toBe("criancas");
  expect(projectInput.parse({ ...draft, slug: "doacoes" }).slug).toBe("doacoes");
  expect(errors({ ...draft, slug: "…" })).toEqual({ slug: "Escolha a categoria" });
});

it("an address is one that a browser opens as a page", () => {
  expect(url(" https://www.instagram.com/p/abc/ ")).toBe("https://www.instagram.com/p/abc/");
  expect(url("http://exemplo.org/nova")).toBe("http://exemplo.org/nova");
  // As people copy it.
  expect(url("www.instagram.com/nova")).toBe("https://www.instagram.com/nova");
  expect(url("instagram.com")).toBe("https://instagram.com");
  for (const wrong of [
    "",
    "nova",
    "@projetonova",
    "javascript:alert(1)",
    "JavaScript:alert(1)//www.instagram.com",
    "java\nscript:alert(1)",
    "data:text/html,oi",
    "ftp://exemplo.org/a",
    "//exemplo.org",
    "https://",
    "https://localhost",
    "https://instagram.com@mau.example/",
    "https://www.instagram.com/a b",
  ])
    expect(url(wrong), wrong).toBeUndefined();
});
