import { expect, it } from "vitest";
import { absolute } from "../site";
import { composeNotice } from "./notice";

it("our own address in a notice is a link, without the full stop that ends its sentence; another's is none", async () => {
  const sentence = `Ela <vale> aqui: ${absolute("/a?b=1&c=2#d")}. Olá, Ana https://outro.example/x.`;
  const { text, html } = await composeNotice("Senha", [sentence]);
  expect(text).toBe(sentence);
  const address = absolute("/a?b=1&c=2#d").replace("&", "&amp;");
  const link = `<a href="${address}">${address}</a>`;
  expect(html).toBe(`<p>Ela &lt;vale&gt; aqui: ${link}. Olá, Ana https://outro.example/x.</p>`);
});
