import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { startSession } from "../auth/sessions";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { ROLES, type Role } from "../roles";
import { getHandover, handOver, listTeam } from "./handover";
import { handoverReport } from "./handover-report";
import { createPasswordLink, setPasswordByLink } from "./password-link";
import { ADMINISTRATION, findAdministrator, type UserRow } from "./service";
import { authenticate } from "./sign-in";
import { setUserRole, setUsersActive, setUserType } from "./team";
import { password, register, teamForEachTest } from "./team.fixture";

const { team, signIn, isSignedIn } = teamForEachTest();
/** Of everybody, unless a test says otherwise. */
const ROLE: Role = "ADMINISTRATION";

async function asAdministrator(user: UserRow) {
  const { id } = await startSession(user, { kind: "COOKIE", device: "Chrome no Android" });
  const found = await findAdministrator({ userId: user.id, sessionId: id });
  if (!found) throw new Error("nobody is signed in");
  return found;
}

it("who leaves is out, who stays has a role and needs a new password, and only this session goes on", async () => {
  const [gil, rui] = [await register("Gil"), await register("Rui", { role: "READING" })];
  for (const user of [gil, rui]) await signIn(user);
  const passkey = { id: "chave", name: "Celular", publicKey: Buffer.from("x"), counter: 0, transports: [] };
  await db.user.update({
    where: { id: gil.id },
    data: { passkeyCount: 1, passkeys: { create: passkey }, recoveryHashes: ["a"] },
  });
  const ana = await asAdministrator(team.ana);
  const parts = [
    { _id: team.bia.id, before: ROLE, part: "LEAVES" as const },
    { _id: gil.id, before: ROLE, part: "TREASURY" as const },
    { _id: rui.id, before: "READING" as const, part: "READING" as const },
  ];
  await actingAs(ana, () => handOver({ parts }, ana));
  for (const user of [team.ana, team.bia, gil, rui]) expect(await isSignedIn(user), user.name).toBe(false);
  expect(await findAdministrator({ userId: ana.id, sessionId: ana.session.id })).toBeDefined();
  for (const { email } of [team.bia, gil, rui])
    await expect(authenticate({ email, password }, "h")).rejects.toMatchObject({ code: "unauthenticated" });
  expect((await authenticate({ email: ana.email, password }, "h")).id).toBe(ana.id);
  const stays = await db.user.findUniqueOrThrow({ where: { id: gil.id } });
  expect([await db.passkey.count(), stays.passkeyCount, stays.recoveryHashes]).toEqual([0, 0, []]);
  const token = new URL((await createPasswordLink(gil.id)).address).hash.slice(1);
  await setPasswordByLink({ token, password: "canoa tigre lanterna" });
  expect(await authenticate({ email: gil.email, password: "canoa tigre lanterna" }, "h")).toMatchObject({
    role: "TREASURY",
  });
  expect((await listTeam(ana)).map(({ name }) => name)).toEqual(["Gil", "Rui"]);
  expect(await getHandover()).toMatchObject({
    by: "Ana",
    people: expect.arrayContaining([
      expect.objectContaining({ name: "Bia", before: "Administração", after: "saiu" }),
      expect.objectContaining({ name: "Gil", before: "Administração", after: "Tesouraria" }),
    ]),
  });
  const told = await db.change.findFirst({ where: { entity: "handover" } });
  expect(told).toMatchObject({ action: "CREATE", userName: "Ana", fields: { people: ["", "3 contas"] } });
  await db.user.delete({ where: { id: team.bia.id } });
  expect((await getHandover())?.people).toContainEqual({
    ...{ _id: team.bia.id, name: "Conta excluída", email: "", before: "Administração", after: "saiu" },
  });
  expect(JSON.stringify([await db.setting.findMany(), told])).not.toMatch(/Bia|Gil/);
});

it("changes nothing if somebody is missing in the list, or is who does it", async () => {
  await register("Gil");
  const ana = await asAdministrator(team.ana);
  const parts = [{ _id: team.bia.id, before: ROLE, part: "LEAVES" as const }];
  await expect(handOver({ parts }, ana)).rejects.toMatchObject({ code: "conflict" });
  const own = [...parts, { _id: ana.id, before: ROLE, part: "LEAVES" as const }];
  await expect(handOver({ parts: own }, ana)).rejects.toMatchObject({ code: "forbidden" });
  expect(await isSignedIn(team.bia)).toBe(true);
  expect(await db.user.count({ where: ADMINISTRATION })).toBe(3);
});

it.each<[string, (id: string, by: string) => Promise<unknown>]>([
  ["is disabled", (id, by) => setUsersActive([id], false, by)],
  ["has no access any more", (id, by) => setUserType(id, false, by)],
  ["has another role", (id, by) => setUserRole(id, "EDITING", by)],
])("changes nothing if somebody %s since the screen was opened", async (_, change) => {
  const gil = await register("Gil");
  const ana = await asAdministrator(team.ana);
  const parts = [team.bia, gil].map(({ id, role }) => ({ _id: id, before: role, part: role }));
  await change(gil.id, team.bia.id);
  const changed = await db.user.findUnique({ where: { id: gil.id } });
  await expect(handOver({ parts }, ana)).rejects.toMatchObject({ code: "conflict" });
  expect(await db.user.findUnique({ where: { id: gil.id } })).toEqual(changed);
  expect(await isSignedIn(team.bia)).toBe(true);
});

it("done again, as the answer got lost, still tells what everybody was before", async () => {
  const ana = await asAdministrator(team.ana);
  const handOverTo = (part: "LEAVES" | "TREASURY", before: Role = ROLE) =>
    actingAs(ana, () => handOver({ parts: [{ _id: team.bia.id, before, part }] }, ana));
  await handOverTo("LEAVES");
  await handOverTo("LEAVES");
  await actingAs(ana, () => handOver({ parts: [] }, ana)); // from a screen that lists her no more
  expect((await getHandover())?.people).toMatchObject([{ before: "Administração", after: "saiu" }]);
  const { value } = await db.setting.findUniqueOrThrow({ where: { key: "handover" } });
  const longAgo = { ...(value as object), at: "2020-01-01T12:00:00.000Z" };
  await db.setting.update({ where: { key: "handover" }, data: { value: longAgo } });
  await expect(handOverTo("TREASURY")).rejects.toMatchObject({ code: "conflict" }); // no repetition any more
  await setUsersActive([team.bia.id], true, ana.id);
  await setUserRole(team.bia.id, "EDITING", ana.id);
  await handOverTo("TREASURY", "EDITING");
  await handOverTo("TREASURY", "EDITING");
  expect((await getHandover())?.people).toMatchObject([{ before: ROLES.EDITING.label, after: "Tesouraria" }]);
  await setUserRole(team.bia.id, "READING", ana.id);
  await expect(handOverTo("TREASURY", "EDITING")).rejects.toMatchObject({ code: "conflict" });
});

it("has a document of it", async () => {
  const people = [{ _id: "b", name: "Bia", email: "bia@nova.example", before: "Administração", after: "saiu" }];
  const handover = { at: "2026-11-24T01:00:00.000Z", by: "Ana", people }; // 22:00 of the day before in São Paulo
  const keys = Array.from({ length: 8 }, (_, place) => `a conta e as chaves do serviço número ${place}`);
  const { name, content } = handoverReport({ organisation: "Projeto Nova", handover, backups: {}, keys });
  expect(name).toBe("passagem-de-bastao-2026-11-23.pdf");
  const file = await buffer(Readable.from(content));
  const page = await (await getDocumentProxy(new Uint8Array(file))).getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) =>
    "str" in item ? [{ text: item.str, end: item.transform[4] + item.width }] : [],
  );
  for (const { text, end } of texts) expect(end, text).toBeLessThan(page.view[2] ?? 0);
  const written = texts.map(({ text }) => text).join(" ");
  for (const part of [...keys, "Feita em 23-11-2026", "bia@nova.example", "Quem recebe:"])
    expect(written).toContain(part);
});
