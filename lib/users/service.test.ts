import { beforeAll, describe, expect, it } from "vitest";
import { identityOf, startSession } from "../auth/sessions";
import { db } from "../db/client";
import { createFirstAdministrator, findAdministrator, hasAdministrator, setAdministrator } from "./service";
import { authenticate } from "./sign-in";

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

  it("is slowed down with a right password, too, where it leads to no dashboard", async () => {
    const rui = { email: "rui@nova.example", password: ana.password };
    for (let i = 0; i < 5; i++) await expect(authenticate(rui, "e")).rejects.toMatchObject({ code: "forbidden" });
    await expect(authenticate(rui, "e")).rejects.toMatchObject({ code: "tooMany" });
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
