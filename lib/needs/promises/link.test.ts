import { describe, expect, it } from "vitest";
import { db } from "../../db/client";
import { emptyForEachTest } from "../../db/emptied.fixture";
import { collectAnnounced } from "../../items/announce";
import { presentManagedPromise, presentPromise } from "../present";
import { listPromises } from "./list";
import { createRice, promise, shown } from "./promises.fixture";
import { changePromise, erasePromise, findPromise, withdrawPromise } from "./service";

emptyForEachTest("Need", "Donation");

describe("with the link", () => {
  it("one changes the quantity as far as that is missing", async () => {
    const { id } = await createRice();
    const { token } = await promise(id);
    await promise(id, { name: "Bia", quantity: "30" });
    await changePromise(token, "10", "10.1.1.3");
    expect((await shown(id)).promised).toBe("40");
    await expect(changePromise(token, "10.5", "10.1.1.3")).rejects.toMatchObject({
      fields: { quantity: "Você pode chegar até 10 kg de arroz: o resto já chegou ou foi prometido" },
    });
    await changePromise(token, "2", "10.1.1.3");
    expect((await shown(id)).missing).toBe("8");
  });

  it("one withdraws, once; what was promised is missing again", async () => {
    const { id } = await createRice();
    const { token } = await promise(id);
    await withdrawPromise(token, "10.1.1.3");
    expect(await shown(id)).toMatchObject({ promised: "0", missing: "40" });
    await expect(withdrawPromise(token, "10.1.1.3")).rejects.toMatchObject({ code: "conflict" });
    await expect(changePromise(token, "1", "10.1.1.3")).rejects.toMatchObject({ code: "conflict" });
    expect((await findPromise(token)).counts).toBe(false);
    await promise(id); // the same again, which is no repetition of what was withdrawn
    expect((await shown(id)).promised).toBe("3");
  });

  it("one withdraws once, also twice at the same time", async () => {
    const { token } = await promise((await createRice()).id);
    const both = await Promise.allSettled([withdrawPromise(token, "10.1.1.6"), withdrawPromise(token, "10.1.1.6")]);
    expect(both.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "conflict" } }]);
  });

  it("each of these ends what is cached of needs", async () => {
    const { id } = await createRice();
    const ended = async <Done>(work: () => Promise<Done>) => {
      const tags = new Set<string>();
      const done = await collectAnnounced(tags, work);
      expect([...tags]).toEqual(["needs"]);
      return done;
    };
    const { token } = await ended(() => promise(id));
    await ended(() => changePromise(token, "2", "10.1.1.7"));
    await ended(() => withdrawPromise(token, "10.1.1.7"));
  });

  it("one sees no contact, and administrators see what they need", async () => {
    const { id } = await createRice();
    const { token } = await promise(id);
    expect(Object.keys(presentPromise(await findPromise(token))).sort()).toEqual([
      ...["arrived", "counts", "name", "need", "quantity", "until"],
    ]);
    const [row] = (await listPromises(id)).items;
    expect(row && presentManagedPromise(row)).toEqual({
      ...{ _id: row?.id, name: "Ana", contact: "(34) 91234-5678", whatsapp: "5534912345678" },
      ...{ quantity: "3", arrived: "0", outstanding: "3", until: row?.until, state: "open" },
    });
  });
});

it("an administrator erases a promise, before or after its end: neither name nor contact stays anywhere", async () => {
  const { id } = await createRice();
  const { promise: open } = await promise(id);
  const { token, promise: withdrawn } = await promise(id, { name: "Bia" });
  await withdrawPromise(token, "10.1.1.7");
  for (const made of [open, withdrawn]) await erasePromise(made.id);
  expect((await listPromises(id)).items).toEqual([]);
  expect((await shown(id)).promised).toBe("0");
  const changes = await db.change.findMany({ where: { entityId: id, action: "UPDATE" } });
  expect(changes).toMatchObject([{ fields: { promised: ["3", "0"] } }]);
  await expect(erasePromise(open.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(findPromise(token)).rejects.toMatchObject({ code: "notFound" });
});
