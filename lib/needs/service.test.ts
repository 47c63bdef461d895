import { describe, expect, it } from "vitest";
import { currentDay } from "../dates";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import * as donations from "../donations/service";
import { listChanges } from "../history/list";
import { restoreItems } from "../trash/service";
import { listEndedNeeds, listNeeds, listOpenAddresses, listOpenNeeds, readNeedRows } from "./list";
import { presentNeed } from "./present";
import { promise as promiseOf } from "./promises/promises.fixture";
import { cancelPromise } from "./promises/service";
import { needInput } from "./schema";
import { createNeed, deleteNeeds, getNeed, getPublicNeed, setNeedsActive, updateNeed } from "./service";

const draft = (more = {}) => needInput.parse({ item: "arroz", unit: "kg", wanted: "40", urgency: "SOON", ...more });
const gift = (needId: string, quantity: string, more = {}) =>
  db.donation.create({
    data: {
      kind: "IN_KIND",
      items: "kg de arroz",
      date: new Date(),
      donor: "",
      acao: "Cestas",
      quantity,
      needId,
      ...more,
    },
  });
const open = async (query = {}) =>
  (await listOpenNeeds({ page: 1, limit: 20, ...query })).items.map(({ item }) => item);

emptyForEachTest("Need", "Donation");

it("keeps what a change leaves out", async () => {
  const texts = { description: "Para as cestas.", place: "Sede", hours: "9h às 12h" };
  const { id } = await createNeed(draft({ ...texts, until: "2026-12-10" }));
  await expect(updateNeed(id, draft({ item: "feijão" }))).resolves.toMatchObject({ ...texts, until: "2026-12-10" });
});

it("its unit stays while something is promised or has arrived: the same figures would say something else", async () => {
  const { id } = await createNeed(draft());
  await updateNeed(id, draft({ unit: "cestas" }));
  await expect(updateNeed(id, draft())).resolves.toMatchObject({ unit: "kg" });
  const { promise } = await promiseOf(id);
  const refused = { code: "invalid", fields: { unit: expect.stringMatching(/nesta unidade .*, e ela fica/) } };
  await expect(updateNeed(id, draft({ unit: "cestas" }))).rejects.toMatchObject(refused);
  await updateNeed(id, draft({ unit: "KG" })); // the same, written otherwise
  await cancelPromise(promise.id);
  await updateNeed(id, draft({ unit: "cestas" }));
  const { id: giftId } = await gift(id, "3");
  await expect(updateNeed(id, draft())).rejects.toMatchObject(refused);
  await donations.deleteDonations([giftId]);
  await expect(updateNeed(id, draft())).rejects.toMatchObject(refused);
  await expect(updateNeed(id, draft({ unit: "cestas", wanted: "50" }))).resolves.toMatchObject({ wanted: "50" });
});

describe("what arrived", () => {
  it("is what its donations on the site add up to, and follows them", async () => {
    const { id } = await createNeed(draft());
    const first = await gift(id, "12.5");
    await gift(id, "3", { active: false });
    await gift("outra", "7");
    const received = async () => presentNeed(await getNeed(id)).received;
    expect(await received()).toBe("12.5");
    await donations.setDonationsActive([first.id], false);
    expect(await received()).toBe("0");
    await donations.setDonationsActive([first.id], true);
    await donations.deleteDonations([first.id]);
    expect(await received()).toBe("0");
    await restoreItems([{ entity: "donation", id: first.id }]);
    expect(await received()).toBe("12.5");
  });

  it("takes a need off the list when all of it is here, and one whose day is over", async () => {
    const full = await createNeed(draft({ item: "leite" }));
    await gift(full.id, "40");
    await createNeed(draft({ item: "café", until: "2026-11-01" }));
    const beans = await createNeed(draft({ item: "feijão", until: "2026-11-02" }));
    await createNeed(draft({ item: "sal", until: "2026-11-01", active: "false" }));
    expect(await open({ day: "2026-11-02" })).toEqual(["feijão"]);
    expect(presentNeed(beans, "2026-11-02").state).toBe("open");
    const ended = await listEndedNeeds(10, "2026-11-02");
    expect(ended.map((row) => [row.item, presentNeed(row, "2026-11-02").state])).toEqual([
      ["café", "closed"],
      ["leite", "complete"],
    ]);
    expect(presentNeed(await getNeed(full.id))).toMatchObject({ received: "40", missing: "0" });
    await gift(full.id, "1");
    expect(presentNeed(await getNeed(full.id))).toMatchObject({ received: "41", missing: "0" });
  });
});

it("the public list is by urgency, then newest first, by pages, without what is disabled", async () => {
  for (const [item, urgency] of [
    ["linha", "ALWAYS"],
    ["arroz", "SOON"],
    ["óleo", "SOON"],
    ["leite", "NOW"],
  ])
    await createNeed(draft({ item, urgency }));
  await createNeed(draft({ item: "sal", urgency: "NOW", active: "false" }));
  expect(await open()).toEqual(["leite", "óleo", "arroz", "linha"]);
  expect(await open({ page: 2, limit: 3 })).toEqual(["linha"]);
  expect(await listOpenNeeds({ page: 1, limit: 3 })).toMatchObject({ total: 4, pages: 2 });
});

it("the dashboard's list is searched, filtered and ordered", async () => {
  await createNeed(draft({ item: "arroz", place: "Salão" }));
  await createNeed(draft({ item: "cadernos", active: "false" }));
  const items = async (query: object) =>
    (await listNeeds({ q: "", status: "todos", categoria: "", page: 1, limit: 20, ...query })).items.map(
      ({ item }) => item,
    );
  expect(await items({})).toEqual(["cadernos", "arroz"]);
  expect(await items({ q: "salao" })).toEqual(["arroz"]);
  expect(await items({ status: "desabilitados" })).toEqual(["cadernos"]);
  expect(await items({ ordem: "az" })).toEqual(["arroz", "cadernos"]);
});

it("each write is in the history, and the trash gives a need back", async () => {
  const { id } = await createNeed(draft());
  await updateNeed(id, draft({ wanted: "50" }));
  await setNeedsActive([id], false);
  await expect(getPublicNeed(id)).rejects.toMatchObject({ code: "notFound", message: "Necessidade não encontrada" });
  await deleteNeeds([id]);
  await expect(getNeed(id)).rejects.toMatchObject({ code: "notFound" });
  await restoreItems([{ entity: "need", id }]);
  expect(await readNeedRows(db, [id], currentDay())).toMatchObject([{ wanted: "50", active: false }]);
  const { items } = await listChanges({ entity: "need", entityId: id, page: 1, limit: 10 });
  expect(items.map(({ action, title }) => `${action} ${title}`)).toEqual([
    ...["RESTORE 50 kg de arroz", "DELETE 50 kg de arroz", "UPDATE 50 kg de arroz", "UPDATE 50 kg de arroz"],
    "CREATE 40 kg de arroz",
  ]);
});

it("the sitemap names what is still asked for, as it was last changed", async () => {
  const open = await createNeed(draft());
  const [off, complete] = [await createNeed(draft()), await createNeed(draft({ wanted: "2" }))];
  await setNeedsActive([off.id], false);
  await gift(complete.id, "2");
  await createNeed(draft({ until: "2026-01-01" }));
  expect(await listOpenAddresses(10)).toEqual([{ id: open.id, updatedAt: open.updatedAt }]);
  await createNeed(draft());
  expect(await listOpenAddresses(1)).toHaveLength(1);
});
