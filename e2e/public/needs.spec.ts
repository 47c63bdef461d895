import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "../fixtures";
import { test } from "./need-fixtures";

const form = (page: Page) => page.locator("form", { has: page.getByRole("button", { name: "Vou levar" }) });

async function fill(page: Page, quantity: string, name: string, contact: string) {
  await page.getByLabel("Quanto você vai levar").fill(quantity);
  await page.getByLabel("Seu nome").fill(name);
  await page.getByLabel("Telefone ou e-mail").fill(contact);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a visitor promises to bring something, changes it and takes it back by the link", { tag: "@phone" }, async ({
      page,
      request,
      need,
    }) => {
      const card = async () => {
        const answer = await request.get("/precisamos");
        const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, "\n");
        return text.slice(text.search(new RegExp(need.item, "i"))).slice(0, 400);
      };
      await test.step("The list says what is missing, and leads to the form", async () => {
        expect(await card()).toContain("Faltam 10 de 10 kg");
        await page.goto("/precisamos");
        await page.getByRole("link", { name: new RegExp(`Vou levar.*${need.item}`, "i") }).click();
        await expect(page).toHaveURL(`/precisamos/${need._id}`);
        await expect(page.getByText("Salão da praça").first()).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
      });

      await test.step("Wrong input comes back as it was typed, with what is wrong beside it", async () => {
        await fill(page, "11", "Ana", "12345");
        await form(page).getByRole("button").click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("A sua promessa ainda não foi guardada");
        await expect(page.getByText("Informe um telefone com DDD, como (34) 91234-5678, ou um e-mail")).toBeVisible();
        await expect(page.getByLabel("Seu nome")).toHaveValue("Ana");
        await page.getByLabel("Telefone ou e-mail").fill("(34) 91234-5678");
        await page.getByRole("button", { name: "Vou levar" }).click();
        await expect(page.getByText(`Só falta isto: 10 kg de ${need.item}`)).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page.getByRole("main"));
      });

      await test.step("Then it is promised, and the next visitor knows at once", async () => {
        await page.getByLabel("Quanto você vai levar").fill("2,5");
        await page.getByRole("button", { name: "Vou levar" }).click();
        await expect(page).toHaveURL(/\/precisamos\/promessa\/[\w-]{43}$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Obrigado, Ana!");
        await expect(page.getByRole("link", { name: "Guardar no meu WhatsApp" })).toHaveAttribute(
          "href",
          /^https:\/\/wa\.me\/\?text=.*promessa/,
        );
        // Of two lines, with room above and below.
        await expect(page.getByRole("link", { name: "Guardar no meu WhatsApp" })).toHaveCSS("padding-top", "8px");
        if (javaScriptEnabled) await expectAccessible(page);
        const shown = await card();
        expect(shown).toContain("Faltam 7,5 de 10 kg");
        expect(shown).toContain("2,5 kg a caminho");
      });

      await test.step("The private page is for nobody else, and only shows", async () => {
        const seen = await request.get(page.url());
        expect(seen.headers()["cache-control"]).toBe("no-store");
        expect(seen.headers()["x-robots-tag"]).toBe("noindex");
        expect(await seen.text()).not.toMatch(/91234-?5678/);
        expect((await request.get("/precisamos/promessa/nada")).status()).toBe(404);
      });

      await test.step("The quantity can be changed, within what is missing", async () => {
        await page.getByLabel("Quanto você vai levar").fill("20");
        await page.getByRole("button", { name: "Mudar a quantidade" }).click();
        await expect(page.getByText("Você pode chegar até 10 kg")).toBeVisible();
        await page.getByLabel("Quanto você vai levar").fill("4");
        await page.getByRole("button", { name: "Mudar a quantidade" }).click();
        await expect(page.getByText(`4 kg de ${need.item}`)).toBeVisible();
        expect(await card()).toContain("Faltam 6 de 10 kg");
      });

      await test.step("And it can be taken back", async () => {
        await page.getByRole("button", { name: "Não vou mais poder levar" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Esta promessa já foi encerrada");
        expect(await card()).toContain("Faltam 10 de 10 kg");
      });
    });
  });
}

test("a form of another site is refused, and a robot hears nothing", async ({ request, need }) => {
  const promise = { quantity: "1", name: "Ana", contact: "ana@exemplo.com" };
  const at = `/precisamos/${need._id}/promessa`;
  const post = (data: object, headers = {}) => request.post(at, { form: { ...data }, headers, maxRedirects: 0 });
  expect((await post(promise, { "sec-fetch-site": "cross-site" })).status()).toBe(403);
  const robot = await post({ ...promise, website: "x" });
  expect([robot.status(), robot.headers().location]).toEqual([303, "/precisamos"]);
  expect((await (await request.get(`/api/needs/${need._id}`)).json()).promised).toBe("0");
});
