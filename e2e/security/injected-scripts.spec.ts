import { expect, openDashboard, test } from "../fixtures";
import { startCachedSite } from "../harness/cached-site";
import { openHydrated } from "../harness/hydrated";
import { ARTICLE } from "../public-pages";

test("a script that came into a page behind the escaping does not run", async ({ page, violations }) => {
  const theme = "document.documentElement.className = 'ours'";
  const html = `<!DOCTYPE html><title>Artigo</title><script>${theme}</script><p>Olá<script>document.title = "mau"</script></p>
    <img src="x:" onerror="document.title = 'mau'"><script>self.__next_f.push([1,document.title = "mau"])</script>`;
  const site = await startCachedSite(
    (_, response) => {
      response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=60" }).end(html);
    },
    { trustedInline: new Set([theme]) },
  );
  await page.goto(`${site.url}/posts/um`);
  await expect(page.locator("html")).toHaveClass("ours");
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  await expect(page).toHaveTitle("Artigo");
  violations.length = 0;
  await site.close();
});

test("a script that gets into a page does not run", async ({ page, violations }) => {
  const inject = async () => {
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'mau'";
      const button = document.createElement("button");
      button.setAttribute("onclick", "document.title = 'mau'");
      const style = document.createElement("style");
      style.textContent = "h1 { color: rgb(1, 2, 3) }";
      document.body.append(script, button, style);
      button.click();
      document.body.insertAdjacentHTML("beforeend", "<img src=x: onerror=\"document.title='mau'\">");
      // Eval by a timer of the page, as the policy does not apply to page.evaluate.
      setTimeout("document.title = 'mau'", 0);
    });
    // The violations are reported one after the other.
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(6);
    await expect(page).not.toHaveTitle("mau");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveCSS("color", "rgb(1, 2, 3)");
    violations.length = 0;
  };
  await openHydrated(page, ARTICLE);
  await inject();
  await page.goto("/login");
  await inject();
  await openDashboard(page);
  await inject();
});
