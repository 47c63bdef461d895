import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "../history/actor";
import { describeFields } from "../history/describe";
import { streamDonations } from "./list";
import { create, input, list } from "./manage.fixture";
import { presentManagedDonation } from "./present";
import { deleteDonations, getDonation, getPublicDonation, setDonationsActive, updateDonation } from "./service";

async function collect<Item>(all: AsyncIterable<Item>) {
  const items: Item[] = [];
  for await (const item of all) items.push(item);
  return items;
}

emptyForEachTest("Donation", "Change");

describe("administrators", () => {
  it("publish a name only with the permission of the person whose name it is", async () => {
    const { id } = await create({ donor: "Maria A", donorPublic: true });
    expect((await updateDonation(id, input({ donor: "maria a" }))).donorPublic).toBe(true);
    expect((await updateDonation(id, input({ donor: "Outra Pessoa" }))).donorPublic).toBe(false);
    expect((await getPublicDonation(id)).donor).toBe("Doador(a) anônimo(a)");
    expect((await updateDonation(id, input({ donor: "Terceira", donorPublic: true }))).donorPublic).toBe(true);
  });

  it("record, change and remove donations, exactly, and the history tells it", async () => {
    const { id } = await actingAs({ id: "a", name: "Ana" }, () => create({ amount: "1.234,56" }));
    expect(await getDonation(id)).toMatchObject({
      ...{ amount: "1234.56", date: "2026-01-31", donor: "Marlene Discreta", donorPublic: false, active: true },
    });
    await updateDonation(id, input({ kind: "IN_KIND", amount: "", quantity: "2,5", items: "kg de café" }));
    expect(await getDonation(id)).toMatchObject({ amount: null, quantity: "2.5", items: "kg de café" });
    await deleteDonations([id]);
    await expect(getDonation(id)).rejects.toThrow("Doação não encontrada");
    const changes = await db.change.findMany({ orderBy: { id: "asc" } });
    expect(changes.map(({ action, title, userName }) => [action, title, userName])).toEqual([
      ["CREATE", "R$\u00a01.234,56 para Noite da sopa", "Ana"],
      ["UPDATE", "2,5 kg de café para Noite da sopa", "Sistema"],
      ["DELETE", "2,5 kg de café para Noite da sopa", "Sistema"],
    ]);
    const told = describeFields(
      "donation",
      {
        kind: ["MONEY", "IN_KIND"],
        amount: ["1234.56", ""],
        date: ["", "2026-01-31"],
      },
      {},
    );
    expect(told.map(({ label, before, after }) => [label, before, after])).toEqual([
      ["Tipo", "Dinheiro", "Itens"],
      ["Valor", "R$\u00a01.234,56", ""],
      ["Data", "", "31-01-2026"],
    ]);
  });

  it("keep what they do not mention, and publish no name that is not there", async () => {
    const { id } = await create({ donorPublic: true, notes: "Em mãos", active: "false" });
    expect(await updateDonation(id, input())).toMatchObject({ donorPublic: true, notes: "Em mãos", active: false });
    expect(await updateDonation(id, input({ notes: "" }))).toMatchObject({ notes: null });
    expect(await updateDonation(id, input({ donor: "" }))).toMatchObject({ donor: "", donorPublic: false });
  });

  it("do not overwrite what somebody else saved", async () => {
    const { id, updatedAt } = await create();
    const seen = updatedAt.toISOString();
    await updateDonation(id, input({ acao: "Café", seen }));
    await expect(updateDonation(id, input({ acao: "Chá", seen }))).rejects.toMatchObject({ code: "stale" });
    await expect(updateDonation("nada", input())).rejects.toMatchObject({ code: "notFound" });
  });

  it("switch and remove several; who is gone already does not matter", async () => {
    const ids = [(await create()).id, (await create()).id];
    await setDonationsActive([...ids, "nada"], false);
    expect((await list({ status: "desabilitados" })).total).toBe(2);
    expect(await db.change.count({ where: { action: "UPDATE" } })).toBe(2);
    await deleteDonations([...ids, "nada"]);
    await expect(deleteDonations(ids)).rejects.toMatchObject({ code: "notFound" });
    await expect(setDonationsActive(ids, true)).rejects.toMatchObject({ code: "notFound" });
  });
});

describe("everybody", () => {
  it("reads one active donation without the name that may not be told", async () => {
    const { id } = await create();
    expect(await getPublicDonation(id)).toMatchObject({ donor: "Doador(a) anônimo(a)", amount: "50.00" });
    expect(presentManagedDonation(await getDonation(id)).donor).toBe("Marlene Discreta");
    await setDonationsActive([id], false);
    await expect(getPublicDonation(id)).rejects.toMatchObject({ code: "notFound" });
  });

  it("gets all of them once and in order, however small the pieces are", async () => {
    const days = ["2026-01-05", "2026-01-05", "2026-01-05", "2026-01-04", "2026-01-06", "2026-01-01"];
    for (const date of days) await create({ date });
    for (const chunk of [1, 2, 3, 6, 100]) {
      const rows = await collect(streamDonations({ q: "sopa", chunk }));
      expect(
        rows.map(({ date }) => date),
        String(chunk),
      ).toEqual([...days].sort().reverse());
      expect(new Set(rows.map(({ id }) => id)).size).toBe(days.length);
    }
    expect(await collect(streamDonations({ q: "discreta" }))).toEqual([]);
  });
});
