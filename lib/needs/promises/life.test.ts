import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addDays, currentDay } from "../../dates";
import { db } from "../../db/client";
import { deleteDonations, setDonationsActive } from "../../donations/service";
import { actingAs } from "../../history/actor";
import * as history from "../../history/list";
import { restoreItems } from "../../trash/service";
import { listOpenNeeds, listWantedNeeds } from "../list";
import { presentManagedPromise } from "../present";
import { receiptInput } from "../receipt-schema";
import { receiveGift } from "../receive";
import { deleteNeeds, setNeedsActive } from "../service";
import { erasePromises, remindPromises } from "./job";
import { listPromises } from "./list";
import { createRice, promise, shown } from "./promises.fixture";
import { cancelPromise, changePromise, findPromise, withdrawPromise } from "./service";

const sent = vi.hoisted(() => ({ mails: [] as { to: string; text: string }[] }));
vi.mock("../../mail/send", () => ({
  sendMail: async (mail: { to: string; text: string }) => {
    sent.mails.push(mail);
    return { sent: true };
  },
}));

beforeEach(async () => {
  await db.need.deleteMany();
  await db.donation.deleteMany();
  sent.mails = [];
  vi.unstubAllEnvs();
});

describe("time", () => {
  it("takes a need that is all promised off the home page, and brings it back after the promise's last day", async () => {
    const beans = await createRice({ item: "feijão" });
    const { id } = await createRice({ urgency: "NOW" });
    await promise(id, { quantity: "40" }, "2026-11-02");
    const wanted = async (day?: string) => (await listWantedNeeds(2, day)).map((row) => row.id);
    expect(await wanted("2026-11-02")).toEqual([beans.id]);
    expect(await wanted("2026-11-10")).toEqual([id, beans.id]);
  });

  it("ends a promise by itself after its last day; it comes back to what is missing", async () => {
    const { id } = await createRice();
    await promise(id, {}, "2026-11-02");
    const on = async (day: string) =>
      (await listOpenNeeds({ page: 1, limit: 1, day })).items.map((row) => row.promised);
    expect(await on("2026-11-09")).toEqual(["3"]);
    expect(await on("2026-11-10")).toEqual(["0"]);
  });

  it("leaves it its last day: by its link and in the dashboard it still counts", async () => {
    const { id } = await createRice({ until: currentDay() });
    const { token } = await promise(id);
    expect((await findPromise(token)).counts).toBe(true);
    expect((await listPromises(id)).items.map((row) => presentManagedPromise(row).state)).toEqual(["open"]);
    await changePromise(token, "4", "10.1.1.3");
    expect((await shown(id)).promised).toBe("4");
  });

  it("erases it with name and contact 30 days after it ended", async () => {
    const { id } = await createRice();
    await promise(id, {}, "2026-11-02");
    const { token } = await promise(id, { name: "Bia" });
    await withdrawPromise(token, "10.1.1.3");
    expect(await erasePromises("2026-12-09")).toBe(0);
    expect(await erasePromises("2026-12-10")).toBe(1);
    expect(await erasePromises(addDays(currentDay(), 31))).toBe(1);
    expect(await db.needPromise.count()).toBe(0);
  });

  it("counts the days since it was taken back by the project's clock: 23:30 there is the next day in Greenwich", async () => {
    const { id } = await createRice();
    const { promise: made } = await promise(id);
    const withdrawnAt = new Date("2026-11-02T23:30:00-03:00");
    await db.needPromise.update({ where: { id: made.id }, data: { withdrawnAt, until: new Date("9999-12-31") } });
    expect(await erasePromises("2026-12-02")).toBe(0);
    expect(await erasePromises("2026-12-03")).toBe(1);
  });

  it("reminds once by e-mail, the day before", async () => {
    vi.stubEnv("RESEND_API_KEY", "chave");
    const { id } = await createRice();
    await promise(id, { contact: "ana@exemplo.com" }, "2026-11-02");
    await promise(id, { name: "Bia" }, "2026-11-02"); // by telephone
    await expect.poll(() => sent.mails).toHaveLength(1);
    expect(sent.mails[0]?.text).toContain("/precisamos/promessa/");
    expect(await remindPromises("2026-11-07")).toBe(0);
    expect(await remindPromises("2026-11-08")).toBe(1);
    expect(await remindPromises("2026-11-08")).toBe(0);
    expect(sent.mails[1]).toMatchObject({ to: "ana@exemplo.com" });
    expect(sent.mails[1]?.text).toContain("Lembra da sua promessa de levar 3 kg de arroz?");
  });

  it("reminds nobody of what was taken back, has arrived, also from others, or is not asked for any more", async () => {
    const [{ id }, hidden, complete] = [await createRice(), await createRice(), await createRice()];
    const contact = "ana@exemplo.com";
    const { promise: withdrawn } = await promise(id, { contact, quantity: "1" }, "2026-11-02");
    await db.needPromise.update({ where: { id: withdrawn.id }, data: { withdrawnAt: new Date() } });
    const { promise: arrived } = await promise(id, { contact, quantity: "2" }, "2026-11-02");
    await receiveGift(receiptInput.parse({ needId: id, promiseId: arrived.id, quantity: "2" }));
    await promise(hidden.id, { contact }, "2026-11-02");
    await setNeedsActive([hidden.id], false);
    await promise(complete.id, { contact }, "2026-11-02");
    await receiveGift(receiptInput.parse({ needId: complete.id, quantity: "40" }));
    vi.stubEnv("RESEND_API_KEY", "chave");
    expect(await remindPromises("2026-11-08")).toBe(0);
    expect(sent.mails).toEqual([]);
  });
});

describe("what arrives", () => {
  const receipt = (needId: string, more = {}) => receiptInput.parse({ needId, quantity: "2", ...more });

  it("is a donation in kind, and takes its part off the promise", async () => {
    const { id } = await createRice();
    const { promise: made, token } = await promise(id);
    const { donation, gift } = await receiveGift(receipt(id, { promiseId: made.id, donor: "Ana", amount: "12,50" }));
    expect(gift).toBe("2 kg de arroz");
    expect(donation).toMatchObject({
      ...{ kind: "IN_KIND", quantity: "2", items: "kg de arroz", donor: "Ana", donorPublic: false, amount: "12.50" },
      ...{ date: currentDay(), acao: "Do que precisamos" },
    });
    expect(await shown(id)).toMatchObject({ received: "2", promised: "1", missing: "37" });
    await expect(changePromise(token, "1", "10.1.1.3")).rejects.toMatchObject({
      fields: { quantity: "Da sua promessa já chegou isto: 2 kg de arroz. Informe essa quantidade ou mais" },
    });
    await receiveGift(receipt(id, { promiseId: made.id, quantity: "5" }));
    expect(await shown(id)).toMatchObject({ received: "7", promised: "0", missing: "33" });
    await changePromise(token, "40", "10.1.1.3"); // what arrived, and all that is missing
    expect(await shown(id)).toMatchObject({ promised: "33", missing: "0" });
  });

  it("of a promise is recorded once: another receipt is refused, a repeated one is the same", async () => {
    const { id } = await createRice();
    const { promise: made } = await promise(id);
    const whole = (_id: string) =>
      actingAs({ id: "t", name: "Tesoureira" }, () =>
        receiveGift(receipt(id, { _id, promiseId: made.id, quantity: "3" })),
      );
    const refused = { code: "conflict", message: "Esta promessa já chegou" };
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const both = await Promise.allSettled([whole(first), whole(second)]);
    expect(both.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: refused }]);
    await expect(whole(third)).rejects.toMatchObject(refused);
    await whole(both[0].status === "fulfilled" ? first : second);
    expect(await shown(id)).toMatchObject({ received: "3", promised: "0" });
  });

  it("is taken back with its donation, and comes back with it", async () => {
    const { id } = await createRice();
    const { promise: made } = await promise(id);
    const { donation } = await receiveGift(receipt(id, { promiseId: made.id, quantity: "3" }));
    await deleteDonations([donation.id]);
    expect(await shown(id)).toMatchObject({ received: "0", promised: "3" });
    await restoreItems([{ entity: "donation", id: donation.id }]);
    expect(await shown(id)).toMatchObject({ received: "3", promised: "0" });
    await setDonationsActive([donation.id], false);
    expect(await shown(id)).toMatchObject({ received: "0", promised: "3" });
    expect((await listPromises(id)).items).toMatchObject([{ arrived: "0" }]);
  });

  it("is refused in another unit than the form showed, with or without a promise", async () => {
    const { id } = await createRice({ unit: "cestas" });
    const { promise: made } = await promise(id);
    const refused = { code: "stale", message: expect.stringMatching(/agora ela é contada em cestas/) };
    await expect(receiveGift(receipt(id, { unit: "kg" }))).rejects.toMatchObject(refused);
    await expect(receiveGift(receipt(id, { unit: "kg", promiseId: made.id }))).rejects.toMatchObject(refused);
    await receiveGift(receipt(id, { unit: "cestas" }));
    expect(await shown(id)).toMatchObject({ received: "2" });
  });

  it("without a promise waits for a unit that is just being changed", async () => {
    const { id } = await createRice();
    let received: Promise<unknown> | undefined;
    await db.$transaction(async (tx) => {
      await tx.need.update({ where: { id }, data: { unit: "cestas" } });
      received = receiveGift(receipt(id, { unit: "kg" })).catch((error) => error);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(await received).toMatchObject({ code: "stale" });
  });

  it("of another need's promise is refused, and a name is published only if there is one", async () => {
    const [one, other] = [await createRice(), await createRice()];
    const { promise: made } = await promise(other.id);
    await expect(receiveGift(receipt(one.id, { promiseId: made.id }))).rejects.toMatchObject({ code: "conflict" });
    expect(receiptInput.safeParse({ needId: one.id, quantity: "1", donorPublic: "true" }).error?.issues).toMatchObject([
      { path: ["donor"] },
    ]);
  });
});

it("an administrator cancels a promise; the history does not say whose it was", async () => {
  const { id } = await createRice();
  const { promise: made } = await promise(id);
  await promise(id, { name: "Bia", quantity: "2" });
  await receiveGift(receiptInput.parse({ needId: id, promiseId: made.id, quantity: "1" }));
  await cancelPromise(made.id);
  expect((await shown(id)).promised).toBe("2");
  const { items } = await history.listChanges({ entity: "need", entityId: id, page: 1, limit: 1 });
  expect(items).toMatchObject([{ action: "UPDATE", fields: { promised: ["4", "2"] } }]);
  expect(JSON.stringify(items)).not.toContain("Ana");
});

it("the trash takes the promises that count, and gives them back; of the others nothing is kept", async () => {
  const { id } = await createRice({ until: currentDay() }); // whose last day counts
  await promise(id);
  const { token } = await promise(id, { name: "Bia" });
  await withdrawPromise(token, "10.1.1.3");
  await deleteNeeds([id]);
  expect(JSON.stringify(await db.trash.findMany({ where: { id } }))).not.toContain("Bia");
  await restoreItems([{ entity: "need", id }]);
  expect((await listPromises(id)).items.map(({ name }) => name)).toEqual(["Ana"]);
});
