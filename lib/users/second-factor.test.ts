import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgive } from "../auth/limits";
import { db } from "../db/client";
import { isWaiting } from "../db/waiting.fixture";
import { actingAs } from "../history/actor";
import { lockForUpdate } from "../items/store";
import { removePasskey } from "./passkeys";
import {
  addAuthenticatorApp,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  startAuthenticatorApp,
} from "./second-factor";
import {
  getSecondFactorPolicy,
  lacksSecondFactor,
  secondFactorDueAt,
  setSecondFactorPolicy,
} from "./second-factor-policy";
import { setAdministrator, withImage } from "./service";
import { authenticate } from "./sign-in";
import { clearSecondFactor } from "./team";
import { password, teamForEachTest } from "./team.fixture";

const { team } = teamForEachTest();
const start = new Date("2026-11-23T12:00:10Z").getTime();
const at = (seconds: number) => vi.setSystemTime(start + seconds * 1000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  return db.setting.deleteMany().then(() => {});
});
afterEach(() => vi.useRealTimers());

const codeOf = (secret: string, seconds = 0) => new TOTP({ secret }).generate({ timestamp: start + seconds * 1000 });
const signIn = (code?: string) => authenticate({ email: team.bia.email, password, code }, "a");
const wrong = { code: "unauthenticated", fields: { code: expect.stringContaining("não vale") } };

/** So many seconds after the start. */
async function turnOn(seconds = 0) {
  const { secret, pending } = await startAuthenticatorApp(team.bia);
  const code = codeOf(secret, seconds);
  const codes = await addAuthenticatorApp(team.bia.id, { pending, code, currentPassword: password });
  return { secret, codes };
}

const readBia = () => db.user.findUniqueOrThrow({ where: { id: team.bia.id }, include: withImage });

describe("a second factor", () => {
  it("begins with an address for the app and its first code, which counts with the password only", async () => {
    const { secret, address, pending, qr } = await startAuthenticatorApp(team.bia);
    expect(address).toContain(`otpauth://totp/Nova:${encodeURIComponent(team.bia.email)}?issuer=Nova&secret=${secret}`);
    expect(qr.size).toBeGreaterThan(30);
    expect((await readBia()).totpSecret).toBeNull();
    const input = { pending, code: codeOf(secret), currentPassword: password };
    const invalid = (field: string) => ({ code: "invalid", fields: { [field]: expect.any(String) } });
    await expect(addAuthenticatorApp(team.bia.id, { ...input, currentPassword: "errada" })).rejects.toMatchObject(
      invalid("currentPassword"),
    );
    await expect(addAuthenticatorApp(team.bia.id, { ...input, code: "000000" })).rejects.toMatchObject(invalid("code"));
    await expect(addAuthenticatorApp(team.bia.id, { ...input, pending: "x" })).rejects.toMatchObject(invalid("code"));
    await expect(addAuthenticatorApp(team.ana.id, input)).rejects.toMatchObject(invalid("code")); // another's secret
    const asShown = input.code.replace(/^.../, "$& ");
    expect(await addAuthenticatorApp(team.bia.id, { ...input, code: asShown })).toHaveLength(10);
    const stored = await readBia();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it("comes to no account whose sessions have ended while its password was verified", async () => {
    let adding: Promise<unknown> | undefined;
    await db.$transaction(async (tx) => {
      await lockForUpdate(tx, "User", [team.bia.id]); // as a handover does
      adding = turnOn();
      await expect.poll(isWaiting).toBe(true);
      await tx.user.update({ where: { id: team.bia.id }, data: { sessionVersion: { increment: 1 } } });
    });
    await expect(adding).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await readBia()).totpSecret).toBeNull();
  });

  it("is asked for once the password is right, and takes each code once, a step early or late", async () => {
    const { secret } = await turnOn();
    await expect(authenticate({ email: team.bia.email, password: "errada" }, "a")).rejects.toMatchObject({
      message: "E-mail ou senha inválidos",
    });
    await expect(signIn()).rejects.toMatchObject({ fields: { code: expect.stringContaining("Digite o código") } });
    await expect(signIn(codeOf(secret))).rejects.toMatchObject(wrong); // used when the app was added
    at(30);
    expect((await signIn(codeOf(secret, 30).replace(/^.../, "$& "))).id).toBe(team.bia.id);
    await expect(signIn(codeOf(secret, 30))).rejects.toMatchObject(wrong);
    await expect(signIn(codeOf(secret))).rejects.toMatchObject(wrong); // earlier than one that was taken
    at(90);
    await signIn(codeOf(secret, 60));
    await signIn(codeOf(secret, 120));
    await expect(signIn(codeOf(secret, 150))).rejects.toMatchObject(wrong);
  });

  it("lets one of two concurrent sign-ins with the same code in", async () => {
    const { secret, codes } = await turnOn();
    at(60);
    for (const code of [codeOf(secret, 60), codes[0]]) {
      const both = await Promise.allSettled([signIn(code), signIn(code)]);
      expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    }
  });

  it("has ten recovery codes, each for one sign-in, however it is typed", async () => {
    const { codes } = await turnOn();
    expect(new Set(codes).size).toBe(10);
    expect((await signIn(codes[0])).id).toBe(team.bia.id);
    await expect(signIn(codes[0])).rejects.toMatchObject(wrong);
    await signIn(` ${codes[1]?.toUpperCase().replace("-", " ")} `);
    const renewed = await renewRecoveryCodes(team.bia.id, password);
    await expect(signIn(codes[2])).rejects.toMatchObject(wrong);
    await signIn(renewed[2]);
    expect((await readBia()).recoveryHashes).toHaveLength(9);
  });

  it("cannot be guessed: after five wrong codes even the right one has to wait", async () => {
    const { codes } = await turnOn();
    for (let tries = 0; tries < 5; tries++) await expect(signIn("000000")).rejects.toMatchObject(wrong);
    await expect(signIn(codes[0])).rejects.toMatchObject({ code: "tooMany" });
    await forgive("loginCode", team.bia.id);
    await signIn(codes[0]);
  });

  it("goes by its owner's password, by another administrator and by the command line", async () => {
    await turnOn();
    await expect(removeAuthenticatorApp(team.bia.id, "errada")).rejects.toMatchObject({ code: "invalid" });
    await removeAuthenticatorApp(team.bia.id, password);
    await signIn();
    await turnOn();
    await expect(clearSecondFactor(team.bia.id, team.bia.id)).rejects.toMatchObject({ code: "forbidden" });
    expect(await clearSecondFactor(team.bia.id, team.ana.id)).toBe("Bia");
    await signIn();
    await turnOn();
    await setAdministrator({ email: team.bia.email, password });
    await signIn();
  });

  it("that is a passkey goes by its owner's password, and by nobody else's", async () => {
    await db.passkey.create({
      data: { id: "k", userId: team.bia.id, name: "Chrome", publicKey: new Uint8Array(), counter: 0 },
    });
    await db.user.update({ where: { id: team.bia.id }, data: { passkeyCount: 1 } });
    await expect(removePasskey(team.ana, "k", password)).rejects.toMatchObject({ code: "notFound" });
    await expect(removePasskey(await readBia(), "k", "errada")).rejects.toMatchObject({ code: "invalid" });
    await expect(signIn()).rejects.toMatchObject({ fields: { code: expect.any(String) } });
    await removePasskey(await readBia(), "k", password);
    await signIn();
  });

  it("is in the history: added, used, removed", async () => {
    await db.change.deleteMany();
    const { codes } = await actingAs(team.bia, () => turnOn());
    await signIn(codes[0]);
    await actingAs(team.ana, () => clearSecondFactor(team.bia.id, team.ana.id));
    const changes = await db.change.findMany({ orderBy: { id: "asc" } });
    expect(changes.map(({ action, userName, fields }) => [action, userName, fields])).toEqual([
      ["UPDATE", "Bia", { secondFactor: ["false", "true"] }],
      ["SIGN_IN", "Bia", { secondFactor: ["", "código de recuperação"] }],
      ["UPDATE", "Ana", { secondFactor: ["true", "false"] }],
    ]);
  });
});

describe("the rule", () => {
  it("is for the roles that it names, after two weeks", async () => {
    expect((await getSecondFactorPolicy()).roles).toEqual([]);
    expect(await secondFactorDueAt(team.ana)).toBeUndefined();
    await setSecondFactorPolicy({ offered: true, roles: ["ADMINISTRATION"] });
    const due = new Date(start + 14 * 86_400_000);
    const longThere = { ...team.ana, createdAt: new Date(0) };
    expect(await secondFactorDueAt(longThere)).toEqual(due);
    const treasurer = { ...team.ana, createdAt: new Date(0), role: "TREASURY" as const };
    expect(await secondFactorDueAt(treasurer)).toBeUndefined();
    at(60);
    await setSecondFactorPolicy({ offered: true, roles: ["ADMINISTRATION"] }); // the time goes on
    expect(await secondFactorDueAt(longThere)).toEqual(due);
    expect(await lacksSecondFactor(longThere)).toBe(false);
    await setSecondFactorPolicy({ offered: true, roles: ["TREASURY", "ADMINISTRATION"] });
    expect(await secondFactorDueAt(treasurer)).toEqual(new Date(start + 60_000 + 14 * 86_400_000));
    const recruit = { ...team.ana, createdAt: new Date(start + 86_400_000) };
    expect(await secondFactorDueAt(recruit)).toEqual(new Date(start + 15 * 86_400_000));
    await turnOn(60);
    expect(await secondFactorDueAt(await readBia())).toBeUndefined();
    at(14 * 86_400 + 61);
    expect([await lacksSecondFactor(longThere), await lacksSecondFactor(await readBia())]).toEqual([true, false]);
  });

  it("is not changed by who has not seen what somebody else has made of it", async () => {
    const before = { offered: true, roles: [] };
    const ruled = { offered: true, roles: ["TREASURY" as const] };
    await setSecondFactorPolicy({ ...ruled, before });
    await setSecondFactorPolicy({ ...ruled, before }); // the answer got lost
    const overtaken = setSecondFactorPolicy({ offered: true, roles: ["EDITING"], before });
    await expect(overtaken).rejects.toMatchObject({ code: "stale" });
    expect(await getSecondFactorPolicy()).toMatchObject(ruled);
    await setSecondFactorPolicy({ offered: true, roles: ["EDITING"], before: ruled });
    expect(await getSecondFactorPolicy()).toMatchObject({ roles: ["EDITING"] });
  });

  it("may be that none is offered; whoever has one keeps it", async () => {
    const { codes } = await turnOn();
    await setSecondFactorPolicy({ offered: false, roles: ["ADMINISTRATION"] });
    expect(await secondFactorDueAt(team.ana)).toBeUndefined();
    const { secret, pending } = await startAuthenticatorApp(team.ana);
    const input = { pending, code: codeOf(secret), currentPassword: password };
    await expect(addAuthenticatorApp(team.ana.id, input)).rejects.toMatchObject({ code: "conflict" });
    await expect(signIn()).rejects.toMatchObject({ fields: { code: expect.any(String) } });
    await signIn(codes[0]);
    await removeAuthenticatorApp(team.bia.id, password);
  });
});
