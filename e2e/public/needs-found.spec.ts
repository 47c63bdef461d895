import { expect } from "../fixtures";
import { readPage, readSitemap } from "../seo/read";
import { test } from "./need-fixtures";

test("the home page shows the most urgent needs", async ({ page, need }) => {
  await page.goto("/");
  const section = page.locator("#precisamos");
  await expect(section.getByRole("heading", { name: new RegExp(need.item, "i") })).toBeVisible();
  await section.getByRole("link", { name: "Ver tudo do que precisamos" }).click();
  await expect(page).toHaveURL("/precisamos");
});

test("the poster of what is missing is a PDF", async ({ request, need }) => {
  expect(need.item).toBeTruthy();
  const poster = await request.get("/precisamos/cartaz.pdf");
  expect([poster.status(), poster.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await poster.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a need that is all promised asks for nothing more, neither in its preview nor of search engines", async ({
  page,
  request,
  need,
}) => {
  const address = `/precisamos/${need._id}`;
  expect((await readPage(page, address)).meta.description).toContain("precisa de 10 kg");
  const data = { quantity: "10", name: "Ana", contact: "ana@exemplo.com" };
  expect((await request.post(`/api/needs/${need._id}/promises`, { data })).status()).toBe(201);
  const { title, meta, data: sought } = await readPage(page, address);
  expect([title, meta.description]).toEqual([
    expect.stringContaining("tudo prometido"),
    expect.not.stringContaining("precisa"),
  ]);
  expect(sought.some((one) => one["@type"] === "NGO" && one.seeks)).toBe(false);
});

test("a need that is open can be found by search engines; over, it leaves the sitemap at once", async ({
  page,
  request,
  headers,
  need,
}) => {
  const address = `/precisamos/${need._id}`;
  const shown = async () => {
    const { meta, data } = await readPage(page, address);
    return { meta, sought: data.find((one) => one["@type"] === "NGO" && one.seeks)?.seeks };
  };
  const { meta, sought } = await shown();
  expect(meta.robots).toBeUndefined();
  expect(meta["og:image"]).toContain(`/cartao${address}`);
  expect(sought).toMatchObject({ "@type": "Demand", eligibleQuantity: { value: 10, unitText: "kg" } });
  expect(await readSitemap(request)).toMatch(new RegExp(`${address}</loc><lastmod>20`));

  const { _id: _, ...given } = await (await request.get(`/api/needs/${need._id}`)).json();
  const over = { ...given, until: "2026-01-02", active: true };
  expect((await request.put(`/api/needs/${need._id}`, { headers, data: over })).status()).toBe(200);
  expect(await readSitemap(request)).not.toContain(address);
  const after = await shown();
  expect(after.meta.robots).toContain("noindex");
  expect(after.sought).toBeUndefined();
});
