import { expect, it } from "vitest";
import { listPosts } from "./list";
import { markMatches } from "./mark-matches";
import { createPost } from "./service";
import type { Marked } from "./types";

const found = async (q: string) => {
  const { items } = await listPosts({ q, status: "ativos", categoria: "", page: 1, limit: 10 });
  const marked = await markMatches(q, items);
  return { items, marked: items.map(({ id }) => marked.get(id)) };
};
const hits = (parts: Marked | undefined) => (parts ?? []).filter(({ hit }) => hit).map(({ text }) => text);
const whole = (parts: Marked | undefined) => (parts ?? []).map(({ text }) => text).join("");

it("marks what the search found, whatever the accents and endings, and keeps the text as it is", async () => {
  const lead = "Uma frase que não diz respeito ao assunto. ".repeat(12);
  await createPost({
    titulo: "Refeição para todos",
    description: `${lead}Depois **servimos as refeições** na praça, e sobrou pão.`,
    autor: "A",
    slug: "refeicoes",
  });
  await createPost({ titulo: "Outro assunto", description: "Nada disso.", autor: "A", slug: "acoes" });
  const { items, marked } = await found("refeicoes paes");
  expect(items.map(({ titulo }) => titulo)).toEqual(["Refeição para todos"]);
  expect(hits(marked[0]?.titulo)).toEqual(["Refeição"]);
  expect(whole(marked[0]?.titulo)).toBe("Refeição para todos");
  expect(hits(marked[0]?.resumo)).toEqual(["refeições", "pão"]);
  expect(whole(marked[0]?.resumo)).toMatch(/^….*Depois servimos as refeições na praça, e sobrou pão\.$/);
  expect(whole(marked[0]?.resumo).length).toBeLessThan(170);
});

it("shows no more than a passage, also of a text that begins with a long address", async () => {
  const description = `https://exemplo.org/album${"-e-mais".repeat(40)} ${"Uma frase do resto. ".repeat(200)}`;
  await createPost({ titulo: "Jabuticabas", description, autor: "A", slug: "acoes" });
  const [post] = (await found("jabuticaba")).marked;
  expect(hits(post?.titulo)).toEqual(["Jabuticabas"]);
  expect(whole(post?.resumo).length).toBeLessThan(170);
});

it("takes the last word as the beginning of one, and only the last", async () => {
  await createPost({ titulo: "Cozinha comunitária", description: "Casa e casamento.", autor: "A", slug: "acoes" });
  expect(hits((await found("casa cozi")).marked[0]?.titulo)).toEqual(["Cozinha"]);
  expect(hits((await found("casa cozi")).marked[0]?.resumo)).toEqual(["Casa"]);
});

it("has the best match of a few words first, and the newest of many, which nobody compares", async () => {
  const words = "abacate banana caju damasco embu figo goiaba heliconia ingá jaca kiwi";
  const post = { autor: "A", slug: "acoes" } as const;
  await createPost({ ...post, titulo: words, description: "x", createdAt: new Date("2026-01-01") });
  await createPost({ ...post, titulo: "Feira", description: words, createdAt: new Date("2026-02-01") });
  const first = async (q: string) => (await found(q)).items[0]?.titulo;
  expect(await first("abacate banana")).toBe(words);
  expect(await first(words)).toBe("Feira");
  expect((await found(words)).marked[1]?.titulo.filter(({ hit }) => hit)).toHaveLength(11);
});

it("marks nothing for what finds nothing, and takes any signs", async () => {
  expect((await found("o de a")).marked).toEqual([]);
  expect((await found("'\"%_\\ & | ! :* <->")).marked).toEqual([]);
});
