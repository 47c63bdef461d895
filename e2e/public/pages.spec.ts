import { expect, test } from "../fixtures";

test("/sobre tells mission, objectives, vision and how to volunteer", async ({ page }) => {
  await page.goto("/sobre");
  for (const name of ["Missão", "Objetivos", "Visão", "Voluntariado"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Conversar no WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/55/,
  );
});

test("/contato has phone and e-mail", async ({ page }) => {
  await page.goto("/contato");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^\(\d\d\) \d{5}-\d{4}$/ })).toHaveAttribute("href", /^tel:\+55\d{11}$/);
  await expect(main.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
});

test("/privacidade and /termos exist and lead to their parts", async ({ page }) => {
  for (const [address, part] of [
    ["/privacidade", "Os seus direitos"],
    ["/termos", "Doações"],
  ] as const) {
    await page.goto(address);
    if (address === "/privacidade")
      await expect(
        page
          .getByRole("main")
          .getByRole("link", { name: /^\(\d\d\)/ })
          .first(),
      ).toHaveAttribute("href", /^tel:/);
    await page.getByRole("navigation", { name: "Nesta página" }).getByRole("link", { name: part }).click();
    await expect(page.getByRole("heading", { level: 2, name: part })).toBeInViewport();
    const gaps = await page
      .locator("main section > p + p")
      .evaluateAll((all) =>
        all.map((one) =>
          Math.round(
            one.getBoundingClientRect().top - (one.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
          ),
        ),
      );
    expect(Math.min(...gaps), address).toBeGreaterThan(15);
  }
});

test("what is not there says so, inside the site, with and without JavaScript", async ({ page, browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const address of ["/nada", "/posts/nada", "/agenda/nada", "/projetos/nada"]) {
    expect((await request.get(address)).status(), address).toBe(404);
    for (const visitor of [page, plain]) {
      await visitor.goto(address);
      await expect(visitor.getByRole("heading", { level: 1, name: "ERROR 404" })).toBeVisible();
      await expect(visitor.getByRole("contentinfo")).toBeVisible();
      await expect(visitor.getByRole("link", { name: "Página Inicial" })).toHaveAttribute("href", "/");
    }
  }
  await page.getByRole("link", { name: "Página Inicial" }).click();
  await expect(page).toHaveURL("/");
  await context.close();
});
