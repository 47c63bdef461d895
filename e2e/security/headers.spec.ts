import { MAX_SEARCH } from "../../lib/lists/filters";
import { DATA_POLICY } from "../../lib/server/front/policy";
import { expect, test } from "../fixtures";

test("every answer carries what applies to it", async ({ request }) => {
  const everywhere = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": expect.any(String),
  };
  const answers = ["/", "/search/sopa", "/nada", "/posts/nada", "/login", "/painel", "/api/posts", "/api/nada"];
  for (const address of [...answers, "/feed.xml", "/agenda.ics", "/transparencia/doacoes.csv", "/logo.svg", "/x%E0"]) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect(headers, address).toMatchObject(everywhere);
    expect(headers, address).not.toHaveProperty("x-powered-by");
    // Set behind https only.
    expect(headers, address).not.toHaveProperty("strict-transport-security");
  }
  const [file = ""] = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get("/")).text()) ?? [];
  for (const address of ["/api/posts", "/api/nada", "/feed.xml", "/agenda.ics", "/logo.svg", "/robots.txt", file]) {
    const headers = (await request.get(address)).headers();
    expect(headers["content-security-policy"], address).toBe(DATA_POLICY);
    const resourcePolicy = address === "/logo.svg" ? "cross-origin" : "same-origin";
    expect(headers["cross-origin-resource-policy"], address).toBe(resourcePolicy);
  }
});

test("what makes no sense is refused, and is no failure of ours", async ({ request }) => {
  const cutEmoji = `/search?keyword=${"a".repeat(MAX_SEARCH - 1)}${encodeURIComponent("🦄")}`;
  expect((await request.get(cutEmoji, { maxRedirects: 0 })).status()).toBe(303);
  expect((await request.get("/_next/image?url=/%5Cx&w=640&q=75")).status()).toBe(404);
  expect((await request.fetch("/default.jpg", { method: "OPTIONS" })).status()).toBe(405);
});
