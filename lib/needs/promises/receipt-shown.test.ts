import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { db } from "../../db/client";
import { actingAs } from "../../history/actor";
import { presentPromise } from "../present";
import { receiptInput } from "../receipt-schema";
import { receiveGift } from "../receive";
import { promisePage } from "./page";
import { createRice, promise, shown } from "./promises.fixture";
import { changePromise, findPromise } from "./service";

beforeEach(async () => {
  await db.need.deleteMany();
  await db.donation.deleteMany();
});

/** A promise of 10 kg, and what records a part of it from a page that showed so much as still to come. */
async function promised() {
  const { id } = await createRice();
  const { promise: made, token } = await promise(id, { quantity: "10" });
  const receive = (quantity: string, outstanding: string, _id: string = randomUUID()) => {
    const input = receiptInput.parse({ _id, needId: id, promiseId: made.id, unit: "kg", quantity, outstanding });
    return actingAs({ id: "t", name: "Tesoureira" }, () => receiveGift(input));
  };
  return { id, token, receive };
}

const refused = (left: string) => ({ code: "stale", message: expect.stringContaining(`falta isto: ${left} de arroz`) });

it("a receipt out of a page from before another one is refused, and says what is left", async () => {
  const { id, receive } = await promised();
  await receive("6", "10");
  await expect(receive("10", "10")).rejects.toMatchObject(refused("4 kg"));
  await expect(receive("6", "10")).rejects.toMatchObject(refused("4 kg"));
  expect(await shown(id)).toMatchObject({ received: "6", promised: "4" });
  await receive("5,5", "4"); // more than promised, on purpose
  expect(await shown(id)).toMatchObject({ received: "11.5", promised: "0" });
});

it("so is one whose promise was changed by its link", async () => {
  const { id, token, receive } = await promised();
  await changePromise(token, "4.5", "10.1.1.3");
  await expect(receive("10", "10")).rejects.toMatchObject(refused("4,5 kg"));
  await receive("4,5", "4.5");
  expect(await shown(id)).toMatchObject({ received: "4.5", promised: "0" });
});

it("of two who record the same part at once the second one hears of the first", async () => {
  const { id, receive } = await promised();
  const both = await Promise.allSettled([receive("6", "10"), receive("6", "10")]);
  expect(both.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: refused("4 kg") }]);
  expect(await shown(id)).toMatchObject({ received: "6", promised: "4" });
});

it("a repetition after a lost answer shows what was left before, and is the same receipt", async () => {
  const { id, receive } = await promised();
  const _id = randomUUID();
  await receive("6", "10", _id);
  await receive("6", "10", _id);
  expect(await shown(id)).toMatchObject({ received: "6", promised: "4" });
});

it("its private page asks to bring what has not arrived, and nothing once all has, also after its end", async () => {
  const { token, receive } = await promised();
  const site = { name: "Nova", whatsapp: "" };
  const page = async (more = {}) => promisePage(site, { ...presentPromise(await findPromise(token)), ...more }, token);
  await receive("6", "10");
  expect(await page()).toMatch(/Guardamos a sua vez.+Já chegou: 6 kg de arroz.+Entrega: Salão.+Não vou mais/s);
  await receive("4", "4");
  for (const html of [await page(), await page({ counts: false })]) {
    expect(html).toMatch(/Obrigado, Ana!.+A sua promessa já chegou inteira.+Já chegou: 10 kg de arroz/s);
    expect(html).not.toMatch(/Guardamos|Entrega|Não vou mais|encerrada|prometer de novo/);
  }
});
