import { expect, it } from "vitest";
import { postInput } from "../posts/schema";
import { parseLeniently } from "./parse-leniently";

it("a text that is too long and could not be shown comes as it was", () => {
  const remarks: string[] = [];
  const description = "> ".repeat(40_000).trim();
  const values = { titulo: "T", description, autor: "A", slug: "acoes" };
  const remark = (text: string) => void remarks.push(text);
  const { input, complete } = parseLeniently(postInput, values, { unchecked: { description: "…" }, remark });
  expect([input.description === description, complete]).toEqual([true, true]);
  expect(remarks).toEqual([expect.stringMatching(/^description: .*; veio como estava$/)]);
});
