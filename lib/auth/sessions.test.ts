import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../db/client";
import { updateProfile } from "../users/profile";
import { profileInput } from "../users/schema";
import { createFirstAdministrator, findAdministrator, setAdministrator, type UserRow } from "../users/service";
import { deviceOf } from "./device";
import { endOtherSessions, endSession, identityOf, isFresh, listSessions, startSession } from "./sessions";

const password = "segredo-bem-longo";
const HOUR_MS = 60 * 60_000;
const noon = new Date("2026-11-20T12:00:00Z");
const since = (milliseconds: number) => new Date(noon.getTime() + milliseconds);

let ana: UserRow;
const signIn = async (device = "Chrome no Android", now = new Date()) =>
  identityOf(await startSession(ana, { kind: "COOKIE", device }, now));
const holds = async (identity: Awaited<ReturnType<typeof signIn>>, now?: Date) =>
  (await findAdministrator(identity, now)) !== undefined;

beforeEach(async () => {
  await db.user.deleteMany();
  ana = await createFirstAdministrator({ name: "Ana", email: "ana@nova.example", password });
});

describe("a session", () => {
  it("ends with the sign-out, alone, and the cookie of before is worth nothing", async () => {
    const [here, there] = [await signIn(), await signIn()];
    await endSession(here);
    expect([await holds(here), await holds(there)]).toEqual([false, true]);
  });

  it("is nobody else's, and none at all without its row", async () => {
    const here = await signIn();
    const bia = await db.user.create({
      data: { name: "Bia", email: "b@nova.example", passwordHash: "x", isAdmin: true },
    });
    expect(await holds({ ...here, userId: bia.id })).toBe(false);
    await endSession({ ...here, userId: bia.id });
    expect(await holds(here)).toBe(true);
    expect(await holds({ ...here, sessionId: "" })).toBe(false);
  });

  it("ends eight hours after its last use", async () => {
    const here = await signIn("x", noon);
    expect(await holds(here, since(7 * HOUR_MS))).toBe(true);
    expect(await holds(here, since(14 * HOUR_MS))).toBe(true);
    expect(await holds(here, since(22 * HOUR_MS))).toBe(false);
  });

  it("ends a day after the sign-in, however much it is used", async () => {
    const here = await signIn("x", noon);
    for (let hours = 1; hours < 24; hours += 1) expect(await holds(here, since(hours * HOUR_MS))).toBe(true);
    expect(await holds(here, since(24 * HOUR_MS))).toBe(false);
  });

  it("writes when it was seen every five minutes at most", async () => {
    const here = await signIn("x", noon);
    const seen = async (now: Date) => {
      await findAdministrator(here, now);
      return (await db.session.findUniqueOrThrow({ where: { id: here.sessionId } })).lastSeenAt;
    };
    expect(await seen(since(4 * 60_000))).toEqual(noon);
    expect(await seen(since(5 * 60_000))).toEqual(since(5 * 60_000));
  });

  it("leaves no row behind: the next sign-in of anybody clears what has expired", async () => {
    await signIn("x", noon);
    await signIn("y", since(24 * HOUR_MS));
    expect((await db.session.findMany()).map(({ device }) => device)).toEqual(["y"]);
    await db.user.delete({ where: { id: ana.id } });
    expect(await db.session.count()).toBe(0);
  });

  it("counts as the password for fifteen minutes", () => {
    expect(isFresh({ createdAt: noon }, since(15 * 60_000 - 1))).toBe(true);
    expect(isFresh({ createdAt: noon }, since(15 * 60_000))).toBe(false);
  });
});

describe("one's own sessions", () => {
  const devices = async () => (await listSessions(ana)).map(({ device }) => device);

  it("are listed, the one used last first, and all but one are ended at once", async () => {
    const now = Date.now();
    const [old, current] = [await signIn("antigo", new Date(now - HOUR_MS)), await signIn("atual", new Date(now))];
    expect(await devices()).toEqual(["atual", "antigo"]);
    await endOtherSessions(ana, current.sessionId);
    expect(await devices()).toEqual(["atual"]);
    expect([await holds(old), await holds(current)]).toEqual([false, true]);
  });

  it("end with a new password, but the one in which it was chosen", async () => {
    const [here, there] = [await signIn("aqui"), await signIn("lá")];
    const nova = "outra-frase-longa";
    const change = { name: "Ana", email: ana.email, password: nova, confirmation: nova, currentPassword: password };
    ana = await updateProfile(ana, profileInput.parse(change), { keep: here.sessionId });
    expect([await holds(here), await holds(there)]).toEqual([true, false]);
    expect(await devices()).toEqual(["aqui"]);
  });

  it("end with one set on the terminal, and are not listed any more", async () => {
    const here = await signIn();
    await setAdministrator({ email: ana.email, password: "do-terminal-longa" });
    ana = await db.user.findUniqueOrThrow({ where: { id: ana.id }, include: { image: true } });
    expect(await holds(here)).toBe(false);
    expect(await devices()).toEqual([]);
  });
});

it.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    "Chrome no Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari no iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "Edge no Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox no Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari no Mac",
  ],
  ["curl/8.5.0", "Aparelho desconhecido"],
  [undefined, "Aparelho desconhecido"],
])("of %s the device is %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
