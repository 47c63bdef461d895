import { beforeAll, describe, expect, it } from "vitest";
import { db, pool } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { installQueue } from "./delivery-queue";
import { messageQuery } from "./inbox-query";
import { getMessage, listMessages } from "./list";
import { presentMessage } from "./present";
import { messageInput } from "./schema";
import { deleteMessages, receiveMessage, setMessageAnswered, setMessagesArchived, setMessagesRead } from "./service";

let visitors = 0;
const receive = (fields: Record<string, unknown> = {}) => {
  const input = messageInput.parse({ name: "Ana", email: "Ana@Example.com ", message: "Quero ajudar", ...fields });
  return receiveMessage(input, `visitor-${++visitors}`);
};

beforeAll(() => installQueue());
emptyForEachTest("ContactMessage");

describe("the inbox", () => {
  const list = async (query: Record<string, unknown>) =>
    (await listMessages(messageQuery.parse(query))).items.map(({ name }) => name);

  it("has parts, a search without regard to accents, and pages", async () => {
    const { id: read } = (await receive({ name: "Lida", message: "Doação de roupas" })) ?? { id: "" };
    const { id: archived } = (await receive({ name: "Arquivada", message: "Outra" })) ?? { id: "" };
    await receive({ name: "Nova", subject: "Doações", email: "nova@example.com" });
    await setMessagesRead([read], true);
    await setMessagesArchived([archived], true);
    expect(await list({})).toEqual(["Nova", "Lida"]);
    expect(await list({ caixa: "naolidas" })).toEqual(["Nova"]);
    expect(await list({ caixa: "lidas" })).toEqual(["Lida"]);
    expect(await list({ caixa: "arquivadas" })).toEqual(["Arquivada"]);
    expect(await list({ caixa: "todas" })).toEqual(["Nova", "Arquivada", "Lida"]);
    expect(await list({ q: "doacao" })).toEqual(["Nova", "Lida"]);
    expect(await list({ q: "nova@example.com" })).toEqual(["Nova"]);
    expect(await list({ caixa: "bobagem", pagina: "2" })).toEqual([]);
    await setMessagesRead([read], false);
    expect(await list({ caixa: "naolidas" })).toEqual(["Nova", "Lida"]);
  });

  it("reads each part from an index, in order", async () => {
    for (const [where, index] of [
      ['"archivedAt" IS NULL', "inbox"],
      ['"archivedAt" IS NULL AND "readAt" IS NULL', "unread"],
      ['"archivedAt" IS NULL AND "readAt" IS NOT NULL', "read"],
      ['"archivedAt" IS NOT NULL', "archived"],
      ['"archivedAt" IS NULL AND "answeredAt" IS NULL', "unanswered"],
      ['"answeredAt" IS NOT NULL', "answered"],
    ]) {
      const client = await pool.connect();
      await client.query("begin; set local enable_seqscan = off; set local enable_sort = off");
      const { rows } = await client.query(
        `explain select id from "ContactMessage" where ${where} order by "createdAt" desc, id desc limit 20`,
      );
      await client.query("rollback");
      client.release();
      expect(JSON.stringify(rows), where).toContain(`ContactMessage_${index}_idx`);
    }
  });

  it("knows who answered first, also when two say so at once, and takes it back", async () => {
    const [ana, bia] = [
      { id: "ana", name: "Ana" },
      { id: "bia", name: "Bia" },
    ];
    const { id = "" } = (await receive({ name: "Respondida" })) ?? {};
    await receive({ name: "Nova" });
    const both = await Promise.all([ana, bia].map((who) => actingAs(who, () => setMessageAnswered(id, true))));
    const [first] = both.map(({ answeredBy }) => answeredBy);
    expect(both.map(({ answeredBy }) => answeredBy)).toEqual([first, first]);
    expect(presentMessage(await getMessage(id)).answered?.by).toBe(first);
    expect(await list({ caixa: "aresponder" })).toEqual(["Nova"]);
    expect(await list({ caixa: "respondidas" })).toEqual(["Respondida"]);
    await actingAs(ana, () => setMessageAnswered(id, false));
    expect(presentMessage(await getMessage(id)).answered).toBeUndefined();
    const { items } = await listChanges({ entity: "message", entityId: id, page: 1, limit: 10 });
    const at = expect.stringMatching(/^\d{4}-/);
    expect(items.map(({ fields }) => fields)).toEqual([
      { answered: ["true", "false"], answeredBy: [first, ""], answeredAt: [at, ""] },
      { answered: ["false", "true"], answeredBy: ["", first], answeredAt: ["", at] },
    ]);
    await expect(setMessageAnswered("nada", true)).rejects.toMatchObject({ code: "notFound" });
  });

  it("tells the history who archived and deleted, but not who wrote", async () => {
    const admin = await db.user.create({
      data: { name: "Bia", email: "bia@nova.example", passwordHash: "x", isAdmin: true },
    });
    const message = await receive({ name: "Fulana Secreta" });
    const id = message?.id ?? "";
    await actingAs(admin, async () => {
      await setMessagesArchived([id], true);
      await deleteMessages([id]);
    });
    const { items } = await listChanges({ entity: "message", entityId: id, page: 1, limit: 10 });
    expect(items).toMatchObject([
      { action: "DELETE", userName: "Bia" },
      { action: "UPDATE", userName: "Bia", fields: { archived: ["false", "true"] } },
    ]);
    expect(JSON.stringify(items)).not.toContain("Secreta");
    await expect(deleteMessages([id])).rejects.toMatchObject({ code: "notFound", message: "Mensagem não encontrada" });
    await expect(getMessage(id)).rejects.toMatchObject({ code: "notFound" });
  });

  it("shows an allow-list", async () => {
    const message = await receive();
    expect(message && Object.keys(presentMessage(message)).sort()).toEqual(
      [
        "_id",
        "answered",
        "archived",
        "createdAt",
        "delivery",
        "email",
        "message",
        "name",
        "read",
        "subject",
        "unverified",
      ].sort(),
    );
  });
});
