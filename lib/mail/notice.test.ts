import { expect, it } from "vitest";
import { composeNotice } from "./notice";

it("an address in a notice is a link, without the full stop that ends its sentence", async () => {
  const { text, html } = await composeNotice("Senha", [
    "Ela <vale> aqui: https://nova.example/a?b=1&c=2#d. Se não, responda.",
  ]);
  expect(text).toBe("Ela <vale> aqui: https://nova.example/a?b=1&c=2#d. Se não, responda.");
  const address = "https://nova.example/a?b=1&amp;c=2#d";
  expect(html).toBe(`<p>Ela &lt;vale&gt; aqui: <a href="${address}">${address}</a>. Se não, responda.</p>`);
});
