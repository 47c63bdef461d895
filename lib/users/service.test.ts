import { verify as verifyArgon2 } from "@node-rs/argon2";
import { hash as bcrypt, verify as verifyBcrypt } from "@node-rs/bcrypt";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { addProof } from "../auth/known-browser";
import { consume, LIMITS, type LimitName } from "../auth/limits";
import { identityOf, startSession } from "../auth/sessions";
import { db } from "../db/client";
import { createFirstAdministrator, findAdministrator, hasAdministrator, setAdministrator } from "./service";

import { authenticate } from "./sign-in";

vi.mock("@node-rs/argon2", { spy: true });
vi.mock("@node-rs/bcrypt", { spy: true });

const ana = { name: "Ana Souza", email: "Ana@Nova.example", password: "segredo-bem-longo" };

beforeAll(async () => {
  expect(await hasAdministrator()).toBe(false);
  await createFirstAdministrator(ana);
  const volunteer = { name: "Rui", email: "rui@nova.example", passwordHash: "" };
  await db.user.create({ data: volunteer });
  await setAdministrator({ ...ana, email: "rui@nova.example" });
  await db.user.update({ where: { email: "rui@nova.example" }, data: { isAdmin: false } });
});

describe("signing in", () => {
  it("works without regard to the case of the e-mail", async () => {
    expect(await authenticate({ email: "ana@nova.example", password: ana.password }, "a")).toMatchObject({
      name: "Ana Souza",
    });
    expect(await hasAdministrator()).toBe(true);
  });

  it("says the same for a wrong password and for an unknown e-mail", async () => {
    const wrong = { code: "unauthenticated", message: "E-mail ou senha inválidos" };
    await expect(authenticate({ email: "ana@nova.example", password: "errada" }, "a")).rejects.toMatchObject(wrong);
    await expect(authenticate({ email: "ninguem@nova.example", password: "x" }, "a")).rejects.toMatchObject(wrong);
  });

  it("is refused to accounts that are no administrator's, once the password is right", async () => {
    await expect(authenticate({ email: "rui@nova.example", password: ana.password }, "a")).rejects.toMatchObject({
      code: "forbidden",
      message: "Você não é um administrador",
    });
    await expect(authenticate({ email: "rui@nova.example", password: "x" }, "a")).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("is slowed down for an account after five failures, even with the right password, elsewhere not", async () => {
    const email = "ana@nova.example";
    for (let i = 0; i < 5; i++) await authenticate({ email, password: "x" }, "b").catch(() => undefined);
    const rightNow = authenticate({ email, password: ana.password }, "b");
    await expect(rightNow).rejects.toMatchObject({ code: "tooMany", retryAfter: expect.any(Number) });
    await authenticate({ email, password: ana.password }, "c");
  });

  it("is slowed down for an address that tries many accounts, also all at once", async () => {
    const tries = Array.from({ length: 40 }, (_, i) =>
      authenticate({ email: `x${i}@nova.example`, password: "x" }, "d").catch((error) => error.code),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === "unauthenticated")).toHaveLength(30);
    expect(codes.filter((code) => code === "tooMany")).toHaveLength(10);
  });
});

describe("an account that strangers keep guessing at", () => {
  const email = "lia@nova.example";
  const password = "segredo-da-lia";
  const tooMany = { code: "tooMany", retryAfter: expect.any(Number) };
  const read = (of: string) => db.user.findUniqueOrThrow({ where: { email: of } });
  const spend = async (name: LimitName, key: string) => {
    for (let i = 0; i <= LIMITS[name].points; i++) await consume(name, key).catch(() => undefined);
  };

  beforeAll(async () => {
    await setAdministrator({ name: "Lia", email, password });
    await spend("loginAccount", email);
  });

  it("is closed to browsers that it does not know, and open to one in which its owner was before", async () => {
    const right = { email, password };
    const proof = addProof(undefined, await read(email));
    const forged = proof.replace(/.$/, (last) => (last === "A" ? "E" : "A"));
    await expect(authenticate(right, "h")).rejects.toMatchObject(tooMany);
    await expect(authenticate(right, "h", forged)).rejects.toMatchObject(tooMany);
    await expect(
      authenticate(right, "h", addProof(undefined, await read(ana.email.toLowerCase()))),
    ).rejects.toMatchObject(tooMany);
    expect(await authenticate(right, "h", proof)).toMatchObject({ email });
    expect(await authenticate(right, "h", addProof(proof, await read("rui@nova.example")))).toMatchObject({ email });
    await expect(authenticate({ email, password: "errada" }, "h", proof)).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("counts a known browser's failures, too, which no other browser pays for", async () => {
    const account = await read(email);
    const [stolen, own] = [1, 2].map((hour) => addProof(undefined, account, new Date(Date.now() - hour * 3_600_000)));
    const wrong = Array.from({ length: LIMITS.loginKnown.points + 1 }, (_, i) =>
      authenticate({ email, password: "errada" }, `i${i}`, stolen).catch((error) => error.code),
    );
    expect((await Promise.all(wrong)).filter((code) => code === "tooMany")).toHaveLength(1);
    await expect(authenticate({ email, password }, "j", stolen)).rejects.toMatchObject(tooMany);
    expect(await authenticate({ email, password }, "j", own)).toMatchObject({ email });
  });

  it("counts them with those of their address, and of the two together", async () => {
    const proof = addProof(undefined, await read(email));
    await spend("loginPair", `${email}|k`);
    await spend("loginAddress", "l");
    await expect(authenticate({ email, password }, "k", proof)).rejects.toMatchObject(tooMany);
    await expect(authenticate({ email, password }, "l", proof)).rejects.toMatchObject(tooMany);
  });

  it("knows no browser any more after a new password", async () => {
    const proof = addProof(undefined, await read(email));
    await setAdministrator({ email, password: "outra-senha-da-lia" });
    await expect(authenticate({ email, password: "outra-senha-da-lia" }, "m", proof)).rejects.toMatchObject(tooMany);
  });
});

describe("a password of the previous system", () => {
  const account = async (email: string, isAdmin: boolean) =>
    db.user.create({ data: { name: "Vera", email, isAdmin, passwordHash: await bcrypt("velha", { cost: 10 }) } });
  const hashOf = async (email: string) => (await db.user.findUniqueOrThrow({ where: { email } })).passwordHash;

  it("still opens the door, and is kept as argon2id from then on; the wrong one changes nothing", async () => {
    const { id, sessionVersion } = await account("vera@nova.example", true);
    const signIn = (password: string) => authenticate({ email: "vera@nova.example", password }, "f");
    await expect(signIn("nova")).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await hashOf("vera@nova.example")).toMatch(/^\$2b\$10\$/);
    expect((await signIn("velha")).id).toBe(id);
    expect(await hashOf("vera@nova.example")).toMatch(/^\$argon2id\$/);
    expect((await signIn("velha")).sessionVersion).toBe(sessionVersion);
    await expect(signIn("nova")).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("is renewed too where the account may not enter", async () => {
    await account("rita@nova.example", false);
    const refused = authenticate({ email: "rita@nova.example", password: "velha" }, "f");
    await expect(refused).rejects.toMatchObject({ code: "forbidden" });
    expect(await hashOf("rita@nova.example")).toMatch(/^\$argon2id\$/);
  });

  it("does not show in the time whether an account exists: both algorithms work for everybody", async () => {
    await account("iara@nova.example", true);
    for (const email of ["iara@nova.example", "ana@nova.example", "ninguem@nova.example"]) {
      vi.clearAllMocks();
      await expect(authenticate({ email, password: "errada" }, "g")).rejects.toMatchObject({ code: "unauthenticated" });
      expect([verifyArgon2, verifyBcrypt].map((verify) => vi.mocked(verify).mock.calls.length)).toEqual([1, 1]);
      expect(vi.mocked(verifyBcrypt).mock.lastCall?.[1]).toMatch(/^\$2b\$10\$/);
    }
    await db.user.delete({ where: { email: "iara@nova.example" } });
    vi.clearAllMocks();
    await authenticate({ email: "ninguem@nova.example", password: "errada" }, "g").catch(() => undefined);
    expect(verifyBcrypt).not.toHaveBeenCalled(); // nobody has such a hash any more
  });
});

describe("sessions", () => {
  const signedIn = async (email: string) => {
    const user = await db.user.findUniqueOrThrow({ where: { email } });
    return identityOf(await startSession(user, { kind: "COOKIE", device: "Chrome no Android" }));
  };

  it("end with a new password", async () => {
    const session = await signedIn("ana@nova.example");
    expect(await findAdministrator(session)).toMatchObject({ name: "Ana Souza", session: { id: session.sessionId } });
    expect(await setAdministrator({ email: ana.email, password: "outra-senha-longa" })).toBe("updated");
    expect(await findAdministrator(session)).toBeUndefined();
    await authenticate({ email: "ana@nova.example", password: "outra-senha-longa" }, "e");
    expect(await findAdministrator(await signedIn("ana@nova.example"))).toBeDefined();
  });

  it("end when the account is disabled or removed", async () => {
    await setAdministrator({ name: "Bia", email: "bia@nova.example", password: "senha-da-bia-1" });
    const session = await signedIn("bia@nova.example");
    await db.user.update({ where: { id: session.userId }, data: { active: false } });
    expect(await findAdministrator(session)).toBeUndefined();
    await db.user.delete({ where: { id: session.userId } });
    expect(await findAdministrator(session)).toBeUndefined();
  });
});

it("a new administrator needs a name, a real e-mail and a long password", async () => {
  await expect(createFirstAdministrator({ name: "", email: "x", password: "curta" })).rejects.toMatchObject({
    code: "invalid",
    fields: {
      name: "Informe o nome",
      email: "Informe um e-mail válido, como nome@exemplo.com",
      password: "A senha deve ter pelo menos 10 caracteres",
    },
  });
});
