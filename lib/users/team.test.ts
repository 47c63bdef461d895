import { beforeEach, describe, expect, it } from "vitest";
import { identityOf, startSession } from "../auth/sessions";
import type { Identity } from "../auth/token";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/service";
import { updateProfile } from "./profile";
import { profileInput, userInput } from "./schema";
import { authenticate, createUser, findAdministrator, listUsers, setAdministrator, type UserRow } from "./service";
import { deleteUsers, setUsersActive, setUserType } from "./team";

const password = "segredo-bem-longo";
const everyone = { q: "", status: "todos", categoria: "", page: 1, limit: 20 } as const;
const register = (name: string, more: Record<string, unknown> = {}) =>
  createUser(userInput.parse({ name, email: `${name}@nova.example`, password, ...more }));
/** The session of who signed in before each test. */
const sessions = new Map<string, Identity>();
const signIn = async (user: UserRow) =>
  sessions.set(user.id, identityOf(await startSession(user, { kind: "COOKIE", device: "Chrome no Android" })));
const stillIn = async ({ id }: UserRow) =>
  (await findAdministrator(sessions.get(id) ?? { userId: id, sessionId: "" })) !== undefined;
const historyOf = async ({ id }: UserRow) =>
  (await listChanges({ entity: "user", entityId: id, page: 1, limit: 20 })).items;

let ana: UserRow;
let bia: UserRow;

beforeEach(async () => {
  await db.user.deleteMany();
  ana = await register("Ana");
  bia = await register("Bia");
  for (const user of [ana, bia]) await signIn(user);
});

describe("registering", () => {
  it("makes an administrator who may sign in, or a volunteer who may not", async () => {
    expect((await authenticate({ email: "ana@nova.example", password }, "t1")).id).toBe(ana.id);
    await register("Rui", { isAdmin: "false" });
    await expect(authenticate({ email: "rui@nova.example", password }, "t1")).rejects.toMatchObject({
      code: "forbidden",
      message: "Você não é um administrador",
    });
  });

  it("is refused for an e-mail that has an account, however it is written, also twice at once", async () => {
    const taken = { code: "conflict", fields: { email: "Já existe uma conta com este e-mail" } };
    await expect(register("Outra", { email: " ANA@Nova.Example " })).rejects.toMatchObject(taken);
    const twins = [1, 2].map(() => register("Gil"));
    const both = await Promise.allSettled(twins);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("explains what is wrong in each field", () => {
    const { error } = userInput.safeParse({ name: " ", email: "ana", password: "curta", isAdmin: "talvez" });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Informe o nome",
      "Informe um e-mail válido, como nome@exemplo.com",
      "A senha deve ter pelo menos 10 caracteres",
      "Escolha Administrador ou Voluntário",
    ]);
  });
});

describe("an administrator", () => {
  it("disables another, whose sessions end and do not come back", async () => {
    await setUsersActive([bia.id], false, ana.id);
    expect(await stillIn(bia)).toBe(false);
    await setUsersActive([bia.id], true, ana.id);
    expect(await stillIn(bia)).toBe(false);
    expect((await authenticate({ email: "bia@nova.example", password }, "t2")).id).toBe(bia.id);
  });

  it("takes the access from another, and gives it back", async () => {
    expect(await setUserType(bia.id, false, ana.id)).toBe("Bia");
    expect(await stillIn(bia)).toBe(false);
    await setUserType(bia.id, true, ana.id);
    expect((await authenticate({ email: "bia@nova.example", password }, "t3")).isAdmin).toBe(true);
  });

  it("deletes another, once", async () => {
    await deleteUsers([bia.id], ana.id);
    expect(await stillIn(bia)).toBe(false);
    await expect(deleteUsers([bia.id], ana.id)).rejects.toMatchObject({ code: "notFound" });
  });

  it("does nothing of it to herself, and learns why", async () => {
    const self = { code: "forbidden", message: expect.stringContaining("Esta conta é a sua") };
    await expect(setUsersActive([bia.id, ana.id], false, ana.id)).rejects.toMatchObject(self);
    await expect(setUserType(ana.id, false, ana.id)).rejects.toMatchObject(self);
    await expect(deleteUsers([ana.id], ana.id)).rejects.toMatchObject(self);
    expect([await stillIn(ana), await stillIn(bia)]).toEqual([true, true]);
    await deleteUsers([bia.id], ana.id);
    await expect(deleteUsers([ana.id], ana.id)).rejects.toMatchObject({
      message: expect.stringContaining("Esta é a última conta de administrador ativa"),
    });
    expect(await stillIn(ana)).toBe(true);
  });

  it("changes all of the accounts or none", async () => {
    await expect(setUsersActive([bia.id, "nada"], false, ana.id)).rejects.toMatchObject({ code: "notFound" });
    expect(await stillIn(bia)).toBe(true);
  });
});

it.each([
  ["disable", (id: string, by: string) => setUsersActive([id], false, by)],
  ["delete", (id: string, by: string) => deleteUsers([id], by)],
  ["demote", (id: string, by: string) => setUserType(id, false, by)],
])("two who %s each other at the same moment: one of them is left", async (_, act) => {
  for (let round = 0; round < 5; round++) {
    await db.user.deleteMany();
    [ana, bia] = [await register("Ana"), await register("Bia")];
    const results = await Promise.allSettled([act(bia.id, ana.id), act(ana.id, bia.id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count({ where: { isAdmin: true, active: true } })).toBe(1);
  }
});

describe("one's own account", () => {
  const profile = (more: Record<string, unknown>) =>
    profileInput.parse({ name: "Ana", email: "ana@nova.example", ...more });
  const nova = "outra-senha-longa";

  it("changes its name without a password", async () => {
    expect(await updateProfile(ana.id, profile({ name: "Ana Lima" }))).toMatchObject({ name: "Ana Lima" });
    expect(await stillIn(ana)).toBe(true);
  });

  it.each([{ email: "nova@nova.example" }, { password: nova, confirmation: nova }])(
    "needs the current password for %o",
    async (change) => {
      for (const [currentPassword, message] of [
        ["", "Para trocar o e-mail ou a senha, digite a sua senha atual"],
        ["errada", "Esta não é a sua senha atual. Tente de novo"],
      ]) {
        await expect(updateProfile(ana.id, profile({ ...change, currentPassword }))).rejects.toMatchObject({
          code: "invalid",
          fields: { currentPassword: message },
        });
      }
      expect(await updateProfile(ana.id, profile({ ...change, currentPassword: password }))).toMatchObject({
        email: change.email ?? "ana@nova.example",
      });
    },
  );

  it("ends its sessions with a new password", async () => {
    const change = profile({ password: nova, confirmation: nova, currentPassword: password });
    const changed = await updateProfile(ana.id, change);
    expect(await stillIn(ana)).toBe(false);
    await signIn(changed);
    expect(await stillIn(ana)).toBe(true);
    expect((await authenticate({ email: ana.email, password: nova }, "t4")).id).toBe(ana.id);
  });

  it("does not take another one's e-mail, and does not guess at leisure", async () => {
    const change = profile({ email: "BIA@nova.example", currentPassword: password });
    await expect(updateProfile(ana.id, change)).rejects.toMatchObject({
      code: "conflict",
      fields: { email: expect.any(String) },
    });
    const guess = profile({ email: "x@nova.example", currentPassword: "palpite" });
    for (let i = 0; i < 5; i++) await updateProfile(ana.id, guess).catch(() => undefined);
    await expect(updateProfile(ana.id, guess)).rejects.toMatchObject({ code: "tooMany" });
  });

  it("wants a new password twice and long", () => {
    const messages = (change: Record<string, unknown>) =>
      profileInput
        .safeParse({ name: "Ana", email: "a@b.example", ...change })
        .error?.issues.map(({ path, message }) => [path.join(), message]);
    expect(messages({ password: nova, confirmation: "outra" })).toEqual([
      ["confirmation", "As senhas não correspondem!"],
    ]);
    expect(messages({ password: "curta", confirmation: "curta" })).toEqual([
      ["password", "A senha deve ter pelo menos 10 caracteres"],
    ]);
  });
});

describe("the history", () => {
  it("tells who did what, and nothing of a password but that it is new", async () => {
    await actingAs(ana, () => setUsersActive([bia.id], false, ana.id));
    await actingAs(ana, () => setUserType(bia.id, false, ana.id));
    const nova = "outra-senha-longa";
    const change = { name: "Bia", email: bia.email, password: nova, confirmation: nova, currentPassword: password };
    await actingAs(bia, () => updateProfile(bia.id, profileInput.parse(change)));
    await actingAs(ana, () => deleteUsers([bia.id], ana.id));
    const changes = await historyOf(bia);
    expect(changes.map(({ action, userName, fields }) => [action, userName, fields])).toEqual([
      ["DELETE", "Ana", expect.objectContaining({ email: ["bia@nova.example", ""] })],
      ["UPDATE", "Bia", { password: ["", "alterada"] }],
      ["UPDATE", "Ana", { isAdmin: ["true", "false"] }],
      ["UPDATE", "Ana", { active: ["true", "false"] }],
      ["CREATE", "Sistema", expect.objectContaining({ name: ["", "Bia"] })],
    ]);
    const everything = JSON.stringify(await db.change.findMany());
    for (const secret of ["$argon2", password, nova]) expect(everything).not.toContain(secret);
  });

  it("has every sign-in, and a password set on the terminal", async () => {
    await authenticate({ email: ana.email, password }, "t5");
    await authenticate({ email: ana.email, password: "errada" }, "t5").catch(() => undefined);
    await setAdministrator({ email: ana.email, password: "do-terminal-longa" });
    expect((await historyOf(ana)).map(({ action, userName, fields }) => [action, userName, fields])).toEqual([
      ["UPDATE", "Sistema", { password: ["", "alterada"] }],
      ["SIGN_IN", "Ana", {}],
      ["CREATE", "Sistema", expect.anything()],
    ]);
  });
});

describe("the list", () => {
  it("is searched by name and e-mail, filtered, ordered, and may leave oneself out", async () => {
    await register("Álvaro", { email: "alvaro@exemplo.example", isAdmin: "false" });
    const names = async (query: Partial<Parameters<typeof listUsers>[0]>) =>
      (await listUsers({ ...everyone, ...query })).items.map(({ name }) => name);
    expect(await names({ ordem: "az" })).toEqual(["Álvaro", "Ana", "Bia"]);
    expect(await names({ exclude: ana.id, ordem: "antigos" })).toEqual(["Bia", "Álvaro"]);
    expect(await names({ q: "alvaro" })).toEqual(["Álvaro"]);
    expect(await names({ q: "bia@nova.example" })).toEqual(["Bia"]);
    await setUsersActive([bia.id], false, ana.id);
    expect(await names({ status: "desabilitados" })).toEqual(["Bia"]);
  });
});
