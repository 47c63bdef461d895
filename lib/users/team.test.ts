import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { restoreItems } from "../trash/service";
import { updateProfile } from "./profile";
import { profileInput, userInput } from "./schema";
import { ADMINISTRATION, createUser, listUsers, setAdministrator, type UserRow, withImage } from "./service";
import { authenticate } from "./sign-in";
import { deleteUsers, setUserRole, setUsersActive, setUserType } from "./team";
import { password, register, teamForEachTest } from "./team.fixture";

const { team, signIn, isSignedIn } = teamForEachTest();

const everyone = { q: "", status: "todos", categoria: "", page: 1, limit: 20 } as const;
const historyOf = async ({ id }: UserRow) =>
  (await listChanges({ entity: "user", entityId: id, page: 1, limit: 20 })).items;

describe("registering", () => {
  it("makes an administrator who may sign in, or a volunteer who may not", async () => {
    expect((await authenticate({ email: "ana@nova.example", password }, "t1")).id).toBe(team.ana.id);
    await register("Rui", { isAdmin: "false" });
    await expect(authenticate({ email: "rui@nova.example", password }, "t1")).rejects.toMatchObject({
      code: "forbidden",
      message: "Você não é um administrador",
    });
  });

  it("gives who may not enter no power that would count once access is given", async () => {
    const rui = await register("Rui", { isAdmin: "false", role: "ADMINISTRATION" });
    expect(await actingAs(team.ana, () => setUserType(rui.id, true, team.ana.id))).toMatchObject({ role: "READING" });
  });

  it("is refused for an e-mail that has an account, however it is written, also twice at once", async () => {
    const taken = { code: "conflict", fields: { email: "Já existe uma conta com este e-mail" } };
    await expect(register("Outra", { email: " ANA@Nova.Example " })).rejects.toMatchObject(taken);
    const twins = [1, 2].map(() => register("Gil"));
    const both = await Promise.allSettled(twins);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("again, since the answer was lost, saves what was corrected, and ends sessions with the first password", async () => {
    const id = randomUUID();
    const given = { name: "Caio", email: "caio@nova.example", password };
    const first = await actingAs(team.ana, () =>
      createUser(userInput.parse({ ...given, role: "ADMINISTRATION" }), { id }),
    );
    await signIn(first);
    const corrected = userInput.parse({ ...given, email: "caio.lima@nova.example", role: "READING" });
    const again = await actingAs(team.ana, () => createUser(corrected, { id, mayCorrect: true }));
    expect(again).toMatchObject({ id, email: "caio.lima@nova.example", role: "READING" });
    expect(await isSignedIn(first)).toBe(false);
    const [change] = await db.change.findMany({ where: { entityId: id, action: "UPDATE" } });
    expect(change?.fields).toMatchObject({ role: expect.anything() });
  });

  it("again with another name, e-mail or role, by a program: it is refused, and the account is who it was", async () => {
    const id = randomUUID();
    const given = { name: "Bento", email: "bento@nova.example", password, role: "EDITING" };
    const create = (more: object) =>
      actingAs(team.ana, () => createUser(userInput.parse({ ...given, ...more }), { id }));
    expect(await create({})).toMatchObject({ id, name: "Bento" });
    expect(await create({})).toMatchObject({ id, name: "Bento" });
    for (const other of [{ name: "Davi" }, { email: "davi@nova.example" }, { role: "ADMINISTRATION" }])
      await expect(create(other)).rejects.toMatchObject({ code: "stale" });
    const { name, email, role } = await db.user.findUniqueOrThrow({ where: { id } });
    expect([name, email, role]).toEqual(["Bento", "bento@nova.example", "EDITING"]);
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
    await setUsersActive([team.bia.id], false, team.ana.id);
    expect(await isSignedIn(team.bia)).toBe(false);
    await expect(authenticate({ email: team.bia.email, password }, "t2")).rejects.toMatchObject({ code: "forbidden" });
    await setUsersActive([team.bia.id], true, team.ana.id);
    expect(await isSignedIn(team.bia)).toBe(false);
    expect((await authenticate({ email: "bia@nova.example", password }, "t2")).id).toBe(team.bia.id);
  });

  it("takes the access from another, and gives it back", async () => {
    expect(await setUserType(team.bia.id, false, team.ana.id)).toMatchObject({ name: "Bia", isAdmin: false });
    expect(await isSignedIn(team.bia)).toBe(false);
    // Her power does not come back by itself: who gives access chooses the role.
    expect(await setUserType(team.bia.id, true, team.ana.id)).toMatchObject({ role: "READING" });
    expect((await authenticate({ email: "bia@nova.example", password }, "t3")).isAdmin).toBe(true);
  });

  it("gives another a role, whose sessions end; who is of no administration any more changes nobody", async () => {
    expect(await setUserRole(team.bia.id, "TREASURY", team.ana.id)).toMatchObject({ name: "Bia", role: "TREASURY" });
    expect(await isSignedIn(team.bia)).toBe(false);
    const [change] = await historyOf(team.bia);
    expect(change?.fields).toMatchObject({ role: ["ADMINISTRATION", "TREASURY"] });
    await expect(setUserRole(team.ana.id, "READING", team.bia.id)).rejects.toMatchObject({ code: "forbidden" });
    const last = { message: expect.stringContaining("Esta é a última conta de administrador ativa") };
    await expect(setUserRole(team.ana.id, "READING", team.ana.id)).rejects.toMatchObject(last);
  });

  it("gives no role to an account whose access somebody has just taken", async () => {
    await setUserType(team.bia.id, false, team.ana.id);
    const refused = { code: "conflict", message: expect.stringMatching(/^Esta conta não entra mais no painel/) };
    await expect(setUserRole(team.bia.id, "ADMINISTRATION", team.ana.id)).rejects.toMatchObject(refused);
    expect(await setUserType(team.bia.id, true, team.ana.id)).toMatchObject({ role: "READING" });
  });

  it("deletes another, once", async () => {
    await deleteUsers([team.bia.id], team.ana.id);
    expect(await isSignedIn(team.bia)).toBe(false);
    await expect(deleteUsers([team.bia.id], team.ana.id)).rejects.toMatchObject({ code: "notFound" });
  });

  it("deletes another, who comes back from the trash with the passkeys", async () => {
    const key = { id: "k", userId: team.bia.id, name: "Chrome", publicKey: new Uint8Array([1, 255]), counter: 7 };
    await db.passkey.create({ data: key });
    await db.user.update({ where: { id: team.bia.id }, data: { passkeyCount: 1, recoveryHashes: ["a", "b"] } });
    await deleteUsers([team.bia.id], team.ana.id);
    expect(await db.passkey.count()).toBe(0);
    await restoreItems([{ entity: "user", id: team.bia.id }]);
    expect(await db.passkey.findUnique({ where: { id: "k" } })).toMatchObject({ ...key, counter: 7n });
    const back = await db.user.findUnique({ where: { id: team.bia.id } });
    expect(back).toMatchObject({ role: "ADMINISTRATION", passkeyCount: 1, recoveryHashes: ["a", "b"] });
  });

  it("does nothing of it to herself, and learns why", async () => {
    const self = { code: "forbidden", message: expect.stringContaining("Esta conta é a sua") };
    await expect(setUsersActive([team.bia.id, team.ana.id], false, team.ana.id)).rejects.toMatchObject(self);
    await expect(setUserType(team.ana.id, false, team.ana.id)).rejects.toMatchObject(self);
    await expect(deleteUsers([team.ana.id], team.ana.id)).rejects.toMatchObject(self);
    expect([await isSignedIn(team.ana), await isSignedIn(team.bia)]).toEqual([true, true]);
    await deleteUsers([team.bia.id], team.ana.id);
    await expect(deleteUsers([team.ana.id], team.ana.id)).rejects.toMatchObject({
      message: expect.stringContaining("Esta é a última conta de administrador ativa"),
    });
    expect(await isSignedIn(team.ana)).toBe(true);
  });

  it("changes all of the accounts or none", async () => {
    await expect(setUsersActive([team.bia.id, "nada"], false, team.ana.id)).rejects.toMatchObject({ code: "notFound" });
    expect(await isSignedIn(team.bia)).toBe(true);
  });
});

it.each([
  ["disable", (id: string, by: string) => setUsersActive([id], false, by)],
  ["delete", (id: string, by: string) => deleteUsers([id], by)],
  ["demote", (id: string, by: string) => setUserType(id, false, by)],
  ["take the role of", (id: string, by: string) => setUserRole(id, "READING", by)],
])("two who %s each other at the same moment: one of them is left", async (_, act) => {
  for (let round = 0; round < 5; round++) {
    await db.user.deleteMany();
    [team.ana, team.bia] = [await register("Ana"), await register("Bia")];
    const results = await Promise.allSettled([act(team.bia.id, team.ana.id), act(team.ana.id, team.bia.id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count({ where: ADMINISTRATION })).toBe(1);
  }
});

describe("the history", () => {
  it("tells who did what, and nothing of a password but that it is new", async () => {
    await actingAs(team.ana, () => setUsersActive([team.bia.id], false, team.ana.id));
    await actingAs(team.ana, () => setUserType(team.bia.id, false, team.ana.id));
    const nova = "outra-senha-longa";
    const change = {
      name: "Bia",
      email: team.bia.email,
      password: nova,
      confirmation: nova,
      currentPassword: password,
    };
    const bia = await db.user.findUniqueOrThrow({ where: { id: team.bia.id }, include: withImage });
    await actingAs(bia, () => updateProfile(bia, profileInput.parse(change)));
    await actingAs(team.ana, () => deleteUsers([team.bia.id], team.ana.id));
    const changes = await historyOf(team.bia);
    expect(changes.map(({ action, userName, fields }) => [action, userName, fields])).toEqual([
      ["DELETE", "Ana", expect.objectContaining({ email: ["bia@nova.example", ""] })],
      ["UPDATE", "Bia", { password: ["", "alterada"] }],
      ["UPDATE", "Ana", { isAdmin: ["true", "false"], role: ["ADMINISTRATION", "READING"] }],
      ["UPDATE", "Ana", { active: ["true", "false"] }],
      ["CREATE", "Sistema", expect.objectContaining({ name: ["", "Bia"] })],
    ]);
    const everything = JSON.stringify(await db.change.findMany());
    for (const secret of ["$argon2", password, nova]) expect(everything).not.toContain(secret);
  });

  it("has every sign-in, and a password set on the terminal", async () => {
    await authenticate({ email: team.ana.email, password }, "t5");
    await authenticate({ email: team.ana.email, password: "errada" }, "t5").catch(() => undefined);
    await setAdministrator({ email: team.ana.email, password: "do-terminal-longa" });
    expect((await historyOf(team.ana)).map(({ action, userName, fields }) => [action, userName, fields])).toEqual([
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
    expect(await names({ exclude: team.ana.id, ordem: "antigos" })).toEqual(["Bia", "Álvaro"]);
    expect(await names({ q: "alvaro" })).toEqual(["Álvaro"]);
    expect(await names({ q: "bia@nova.example" })).toEqual(["Bia"]);
    await setUsersActive([team.bia.id], false, team.ana.id);
    expect(await names({ status: "desabilitados" })).toEqual(["Bia"]);
  });
});
