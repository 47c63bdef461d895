import { expect, test } from "vitest";
import { describeSavedPost } from "./saved-post";

const now = Date.parse("2026-11-22T15:00:00Z");
const post = {
  ...{ _id: "p1", titulo: "Café & pão", permalink: "cafe-e-pao", active: true },
  createdAt: "2026-11-22T14:00:00Z",
};

test("a public article has its address and a message that passes it on", () => {
  const { text, path, message, edit } = describeSavedPost(post, now);
  expect({ text, path, edit }).toEqual({ text: "Publicado.", path: "/posts/cafe-e-pao", edit: "/post/p1/edit" });
  expect(message?.("https://nova.example/posts/cafe-e-pao")).toBe("Café & pão\nhttps://nova.example/posts/cafe-e-pao");
});

test("an article for later says when, and an inactive one that it is one; neither is on the site", () => {
  const later = { ...post, createdAt: "2026-11-23T11:30:00Z" };
  expect(describeSavedPost(later, now)).toEqual({ text: "Sai no site sozinho amanhã às 8h30.", edit: "/post/p1/edit" });
  expect(describeSavedPost({ ...later, active: false }, now)).toEqual({
    text: "Salvo como rascunho: só aparece aqui no painel.",
    edit: "/post/p1/edit",
  });
});
