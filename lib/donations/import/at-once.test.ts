import { expect, it, vi } from "vitest";
import { db } from "../../db/client";
import { countWaiting, isWaiting } from "../../db/waiting.fixture";
import { deleteDonations, getDonation } from "../service";
import { keyOf, partsOf } from "./fingerprint";
import { csv, emptyDatabaseForEachTest } from "./import.fixture";
import { importDonations } from "./service";

emptyDatabaseForEachTest();

vi.mock("./read-in-child", async () => ({ readInChild: (await import("./read-rows")).readRows }));

it("donations are deleted while a sheet brings some like them: the one waits for the other", async () => {
  const date = new Date("2026-02-01");
  const gift = { kind: "MONEY", amount: "10", acao: "Sopa", date, importId: "a" } as const;
  for (const [id, donor] of Object.entries({ a: "Ana", b: "Bia", c: "Caio" }))
    await db.donation.create({ data: { ...gift, id, donor } });
  const key = keyOf(JSON.stringify(partsOf({ ...(await getDonation("b")), amount: "10.00", quantity: null })), 1);
  const { deleting, importing } = await db.$transaction(async (tx) => {
    await tx.importedKey.create({ data: { key } }); // the second one of those deleted, and the first one is remembered by then
    const deleting = deleteDonations(["a", "b", "c"]);
    await expect.poll(isWaiting).toBe(true);
    const isDone = vi.fn();
    const importing = importDonations(csv("01/02/2026;Caio;10;Sopa", "01/02/2026;Ana;10;Sopa"), { ticked: [2, 3] });
    void importing.then(isDone, isDone);
    await expect.poll(async () => isDone.mock.calls.length > 0 || (await countWaiting()) === 2).toBe(true);
    return { deleting, importing };
  });
  expect(await deleting).toHaveLength(3);
  expect(await importing).toMatchObject({ added: 2 });
});
