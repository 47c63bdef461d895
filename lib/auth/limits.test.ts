import { describe, expect, it, vi } from "vitest";
import { log } from "../log";
import { consume, EVERYBODY, forgive, LIMITS } from "./limits";

describe("limits", () => {
  it("let through what is allowed, then say how long to wait", async () => {
    for (let i = 0; i < LIMITS.review.points; i++) await consume("review", "1.2.3.4");
    await expect(consume("review", "1.2.3.4")).rejects.toMatchObject({
      code: "tooMany",
      message: expect.stringMatching(/^Muitas tentativas\. Tente novamente em \d+ minutos\.$/),
      retryAfter: expect.any(Number),
    });
    await consume("review", "5.6.7.8"); // another address is not meant
  });

  it("of mails that strangers cause leave what a free mail service sends in a day to be enough for three accounts' links", () => {
    const { contactMail, promiseMailEverybody, loginLink } = LIMITS;
    const aDay = [contactMail, promiseMailEverybody, loginLink, loginLink, loginLink];
    expect(new Set(aDay.map(({ duration }) => duration))).toEqual(new Set([24 * 60 * 60]));
    expect(aDay.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(100);
  });

  it("of all visitors together are no few addresses' to use up, and open again within ten minutes", () => {
    const { review, reviewEverybody, contact, contactEverybody, contactUnverified, claim, claimEverybody } = LIMITS;
    const { reaction, reactionEverybody, promise, promiseChange, promiseEverybody } = LIMITS;
    for (const [own, all] of [
      [review, reviewEverybody],
      [contact, contactEverybody],
      [contact, contactUnverified],
      [claim, claimEverybody],
      [reaction, reactionEverybody],
      [promise, promiseEverybody],
      [promiseChange, promiseEverybody],
    ] as const) {
      expect(all.duration).toBeLessThanOrEqual(10 * 60);
      expect(all.points / all.duration).toBeGreaterThanOrEqual((5 * own.points) / own.duration);
    }
  });

  it("of all visitors together name in the log who was refused", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    for (let i = 0; i < LIMITS.contactUnverified.points; i++) await consume("contactUnverified", EVERYBODY, "1.2.3.4");
    await expect(consume("contactUnverified", EVERYBODY, "1.2.3.4")).rejects.toThrow("envios demais");
    const line = { event: "limit-reached", reason: "contactUnverified", address: "1.2.3.4" };
    expect(warn).toHaveBeenCalledExactlyOnceWith(line, "refused");
    warn.mockRestore();
  });

  it.each([
    ["backup", "0f8fad5b-d9cb-469f-a165-70867728950e", "account"],
    ["loginPair", "ana@nova.example|1.2.3.4", "account"],
    ["loginAddress", "8.8.4.4", "address"],
    ["export", "2001:db8:1:2::/64", "address"],
  ] as const)("of %s name %j in the log as an %s, accounts by a hash", async (name, key, field) => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    for (let i = 0; i <= LIMITS[name].points; i++) await consume(name, key).catch(() => undefined);
    const logged = field === "address" ? key : expect.stringMatching(/^[\da-f]{12}$/);
    expect(warn).toHaveBeenCalledExactlyOnceWith({ event: "limit-reached", reason: name, [field]: logged }, "refused");
    warn.mockRestore();
  });

  it("are forgotten when told to", async () => {
    for (let i = 0; i < LIMITS.review.points; i++) await consume("review", "9.9.9.9");
    await forgive("review", "9.9.9.9");
    await consume("review", "9.9.9.9");
  });

  it("count the longest e-mail and IPv6 address there are", async () => {
    const longest = `${"a".repeat(254)}|2001:db8:1234:5678:9abc:def0:1234:5678`;
    for (let i = 0; i < LIMITS.loginPair.points; i++) await consume("loginPair", longest);
    await expect(consume("loginPair", longest)).rejects.toMatchObject({ code: "tooMany" });
    await forgive("loginPair", longest);
    await consume("loginPair", longest);
  });
});
