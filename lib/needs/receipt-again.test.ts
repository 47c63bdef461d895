import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { actingAs } from "../history/actor";
import { createRice, shown } from "./promises/promises.fixture";
import { receiptInput } from "./receipt-schema";
import { receiveGift } from "./receive";

it("a receipt that is corrected after a lost answer is that one, corrected", async () => {
  const { id } = await createRice();
  const _id = randomUUID();
  const receive = (quantity: string) =>
    actingAs({ id: "t", name: "Tesoureira" }, () => receiveGift(receiptInput.parse({ _id, needId: id, quantity })));
  await receive("10");
  expect(await shown(id)).toMatchObject({ received: "10" });
  await receive("12");
  expect(await shown(id)).toMatchObject({ received: "12" });
});
