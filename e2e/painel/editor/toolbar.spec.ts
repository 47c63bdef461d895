import { expect, signIn, test } from "../../fixtures";
import { article, tool } from "../article";
import { caretToEnd, openPost, save } from "./editor";

test.beforeEach(({ page }) => signIn(page));

test("what the tools make is what the site shows", async ({ page, newPost }) => {
  const { permalink, stored } = await openPost(page, newPost, "Velho.");
  const text = article(page);

  await test.step("A heading, and words in bold and italics", async () => {
    await text.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Backspace");
    await tool(page, "Subtítulo").click();
    await expect(tool(page, "Subtítulo")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.type("Como foi");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Éramos ");
    await tool(page, "Negrito").click();
    await page.keyboard.type("vinte");
    await tool(page, "Negrito").click();
    await page.keyboard.type(" e ");
    await page.keyboard.press("ControlOrMeta+i");
    await page.keyboard.type("alguns");
    await page.keyboard.press("ControlOrMeta+i");
    await page.keyboard.type(" & 2 * 3 < 7.");
    await page.keyboard.press("Enter");
  });

  await test.step("Lists", async () => {
    await tool(page, "Subtítulo menor").click();
    await page.keyboard.type("O que levar");
    await page.keyboard.press("Enter");
    await tool(page, "Lista").click();
    await page.keyboard.type("luvas");
    await page.keyboard.press("Enter");
    await page.keyboard.type("água");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await tool(page, "Lista numerada").click();
    await page.keyboard.type("chegar");
    await page.keyboard.press("Enter");
    await page.keyboard.type("plantar");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  });

  await test.step("A line, a quotation, and one step back and forth", async () => {
    await tool(page, "Linha divisória").click();
    await tool(page, "Citação").click();
    await page.keyboard.type("Volto sempre.");
    await tool(page, "Desfazer").click();
    await tool(page, "Refazer").click();
    await expect(tool(page, "Refazer")).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("It is saved as Markdown", async () => {
    await save(page);
    expect(await stored()).toBe(
      "## Como foi\n\nÉramos **vinte** e *alguns* & 2 * 3 < 7.\n\n### O que levar\n\n- luvas\n- água\n\n1. chegar\n2. plantar\n\n---\n\n> Volto sempre.",
    );
  });

  await test.step("The site shows the same", async () => {
    const shown = await text.evaluate((element) => [...element.children].map((child) => child.innerHTML));
    await page.goto(`/posts/${permalink}`);
    const published = page.locator(".prose-nova").first();
    await expect(published.getByRole("heading", { level: 2, name: "Como foi" })).toBeVisible();
    await expect(published.locator("strong")).toHaveText("vinte");
    await expect(published.locator("em")).toHaveText("alguns");
    await expect(published.locator("ul > li")).toHaveText(["luvas", "água"]);
    await expect(published.locator("ol > li")).toHaveText(["chegar", "plantar"]);
    await expect(published.locator("blockquote")).toHaveText("Volto sempre.");
    expect(await published.evaluate((element) => element.textContent?.replace(/\s+/g, ""))).toBe(
      shown
        .join("")
        .replace(/<[^>]*>|\s+/g, "")
        .replace("&amp;", "&")
        .replace("&lt;", "<"),
    );
  });
});

test("by keyboard alone", async ({ page, newPost }) => {
  const { stored } = await openPost(page, newPost, "Um dia");
  await article(page).click();
  await caretToEnd(page);
  await page.keyboard.press("Shift+Tab");
  await expect(tool(page, "Subtítulo")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Negrito")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool(page, "Refazer")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Subtítulo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(article(page)).toBeFocused(); // with the caret in its old place
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+Shift+8");
  await page.keyboard.type("sol");
  await page.keyboard.press("Tab"); // leaves the editor, from a list too
  await expect(page.getByLabel("Resumo")).toBeFocused();
  await save(page);
  expect(await stored()).toBe("## Um dia\n\n- sol");
});
