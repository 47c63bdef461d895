import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type StandIn, standIn } from "../../e2e/harness/stand-in";
import { LIMITS } from "../auth/limits";
import { db, pool } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { installQueue } from "./delivery-queue";
import { receive } from "./receive.fixture";

beforeAll(async () => {
  await installQueue();
});
emptyForEachTest("ContactMessage");

describe("hCaptcha", () => {
  let hcaptcha: StandIn;
  beforeAll(async () => {
    hcaptcha = await standIn({ json: { success: true } });
  });
  afterAll(() => hcaptcha.close());
  beforeEach(async () => {
    hcaptcha.received.length = 0;
    await pool.query('delete from "RateLimit"');
    vi.stubEnv("HCAPTCHA_SITE_KEY", "chave-do-site");
    vi.stubEnv("HCAPTCHA_SECRET", "segredo");
    vi.stubEnv("HCAPTCHA_VERIFY_URL", `${hcaptcha.url}/siteverify`);
    return () => vi.unstubAllEnvs();
  });

  it("is asked with what the visitor's browser got", async () => {
    expect(await receive({ captcha: "prova" })).toMatchObject({ unverified: false });
    expect(Object.fromEntries(new URLSearchParams(hcaptcha.received[0]?.body))).toEqual({
      ...{ secret: "segredo", sitekey: "chave-do-site", response: "prova" },
    });
  });

  it("must have been solved", async () => {
    await expect(receive()).rejects.toMatchObject({
      code: "invalid",
      fields: { captcha: "Confirme que você não é um robô" },
    });
    expect(hcaptcha.received).toEqual([]);
  });

  it("that refuses is a clear error, and nothing is stored", async () => {
    hcaptcha.willAnswer({ json: { success: false, "error-codes": ["invalid-or-already-seen-response"] } });
    await expect(receive({ captcha: "velha" })).rejects.toMatchObject({
      fields: { captcha: "A verificação não valeu. Marque a caixa de novo" },
    });
    expect(await db.contactMessage.count()).toBe(0);
  });

  it.each([
    ["is down", { status: 503, json: {} }],
    ["asks to wait", { status: 429, json: { message: "slow down" } }],
    ["cuts the line in the middle", "cut" as const],
    ["does not know our secret", { json: { success: false, "error-codes": ["invalid-input-secret"] } }],
  ])("that %s loses no message: it is marked", async (_, answer) => {
    hcaptcha.willAnswer(answer);
    expect(await receive({ captcha: "prova" })).toMatchObject({ unverified: true });
  });

  it("that is slow is not waited for any longer than a visitor would", async () => {
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 200));
    hcaptcha.willAnswer("never");
    expect(await receive({ captcha: "prova" })).toMatchObject({ unverified: true });
    vi.restoreAllMocks();
  });

  it("that did not load is claimed only so often", async () => {
    const { points } = LIMITS.contactUnverified;
    for (let n = 0; n < points; n++)
      expect(await receive({ captchaFailed: true, message: `Sem captcha ${n}` })).toMatchObject({ unverified: true });
    await expect(receive({ captchaFailed: true })).rejects.toMatchObject({ code: "tooMany" });
  });
});
