import { expect, it } from "vitest";
import { closedGate } from "../../../e2e/harness/closed-gate";
import { siteInTest } from "./front.fixture";

const openSite = siteInTest();

it("pictures whose storage hangs keep no page waiting", async () => {
  const gate = closedGate();
  const site = await openSite(
    async ({ url }, response) => {
      if (url !== "/posts") await gate.passed;
      response.end("ok");
    },
    { queue: { concurrency: 1 } },
  );
  const pictures = ["/imagens/um/320.webp", "/imagens/dois/320.webp", "/cartao/posts/um.jpg", "/doar/cartaz.pdf"].map(
    (url) => site.ask(url),
  );
  await expect.poll(() => site.asked).toHaveLength(1);
  const page = site.ask("/posts");
  await expect.poll(() => site.asked).toContain("GET /posts");
  gate.open();
  await Promise.all([page, ...pictures]);
});
