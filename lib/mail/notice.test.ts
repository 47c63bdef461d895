import { expect, it, vi } from "vitest";
import { getSettings, updateSettings } from "../settings/service";
import { absolute } from "../site";
import { composeNotice, sendNotice } from "./notice";
import { resendForEachTest, sent } from "./resend.fixture";

const resend = resendForEachTest();

it("our own address in a notice is a link, without the full stop that ends its sentence; another's is none", async () => {
  const sentence = `Ela <vale> aqui: ${absolute("/a?b=1&c=2#d")}. Olá, Ana https://outro.example/x.`;
  const { text, html } = await composeNotice("Senha", [sentence]);
  expect(text.startsWith(`${sentence}\n`)).toBe(true);
  const address = absolute("/a?b=1&c=2#d").replace("&", "&amp;");
  const link = `<a href="${address}">${address}</a>`;
  expect(html).toContain(`<p>Ela &lt;vale&gt; aqui: ${link}. Olá, Ana https://outro.example/x.</p>`);
});

it("a notice says whose it is and where: a stranger's promise is mailed, too, and an inbox may show the sender's address only", async () => {
  const { settings } = await getSettings();
  await updateSettings({ ...settings, name: "Pão & Paz" });
  const { text, html } = await composeNotice("Teste", ["Chegou?"]);
  expect(text).toBe(`Chegou?\n\n-- \nPão & Paz\n${absolute("/")}\n`);
  expect(html).toContain(`Pão &amp; Paz<br><a href="${absolute("/")}">`);
  // A mail program chooses the colours, light or dark.
  expect(html).not.toContain("color");
});

const full = { name: "rate_limit_exceeded", statusCode: 429, message: "x" };

it.each([
  ["is asked to wait a moment goes out after it", 429, full, { "retry-after": "0.3" }, 2, true],
  ["meets a used-up quota is not tried again for hours", 429, full, { "retry-after": "3600" }, 1, false],
  ["meets a failure goes out after it", 500, null, {}, 2, true],
  ["is refused is not tried again", 401, { name: "invalid_api_key", statusCode: 401 }, {}, 1, false],
])("a notice that %s", async (_, status, json, headers, attempts, isSettled) => {
  resend.willAnswer({ status, json, headers });
  const sending = sendNotice(["Teste", ["Chegou?"]], "teste-1", "not sent");
  await vi.waitFor(() => expect(resend.received).toHaveLength(1));
  resend.willAnswer(sent);
  expect(await sending).toBe(isSettled);
  expect(resend.received).toHaveLength(attempts);
});
