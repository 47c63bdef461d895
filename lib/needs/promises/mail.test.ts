import { beforeEach, expect, it, vi } from "vitest";
import { addDays, currentDay } from "../../dates";
import { db } from "../../db/client";
import { log } from "../../log";
import type { Outcome } from "../../mail/send";
import { getSettings } from "../../settings/service";
import { remindPromises, tendPromises } from "./job";
import { mailPromise } from "./mail";
import { createRice, promise } from "./promises.fixture";
import { erasePromise } from "./service";

const sent = vi.hoisted(() => ({
  mails: [] as { to: string; replyTo?: string; subject: string; text: string; html: string }[],
  meanwhile: async () => {},
  outcome: { sent: true } as Outcome,
}));
vi.mock("../../mail/send", () => ({
  sendMail: async (mail: (typeof sent.mails)[number]) => {
    sent.mails.push(mail);
    await sent.meanwhile();
    return sent.outcome;
  },
}));

const contact = "vizinha@exemplo.com";

beforeEach(async () => {
  await db.need.deleteMany();
  await db.$executeRaw`DELETE FROM "RateLimit"`;
  sent.mails = [];
  sent.outcome = { sent: true };
  sent.meanwhile = async () => {};
  vi.unstubAllEnvs();
});

/** A promise that is not mailed yet. */
async function unmailed(more = {}) {
  const made = await promise((await createRice()).id, { contact, ...more });
  vi.stubEnv("RESEND_API_KEY", "chave");
  return made;
}

it("neither mail has the name, which is a text of whoever promised", async () => {
  const { token, ...made } = await unmailed({ name: "Ganhe na loja.example" });
  await mailPromise(made, token);
  expect(await remindPromises(made.promise.until)).toBe(1);
  expect(sent.mails.map(({ text }) => text.slice(0, 15))).toEqual(["Olá! Você prome", "Olá! Lembra da "]);
  expect(JSON.stringify(sent.mails)).not.toContain("loja.example");
});

it("an answer to either reaches the organisation", async () => {
  const { token, ...made } = await unmailed();
  await mailPromise(made, token);
  expect(await remindPromises(made.promise.until)).toBe(1);
  expect(sent.mails.map(({ replyTo }) => replyTo)).toEqual(Array(2).fill((await getSettings()).settings.email));
  expect(sent.mails[0]?.replyTo).toContain("@");
});

it("the reminder has the private link, too, unless the secret from which it is made has changed", async () => {
  const { token, ...made } = await unmailed();
  expect(await remindPromises(made.promise.until)).toBe(1);
  expect(sent.mails[0]?.text).toContain(`desistir, abra: http://localhost:3000/precisamos/promessa/${token}`);
  await db.needPromise.updateMany({ data: { remindedAt: null } });
  vi.stubEnv("NEXTAUTH_SECRET", "another-secret-of-at-least-32-characters");
  expect(await remindPromises(made.promise.until)).toBe(1);
  expect(sent.mails[1]?.text).not.toContain("abra:");
});

it("a reminder that the mail service refuses, as with a wrong key, goes with the next run; one that it has already does not", async () => {
  const { promise: made } = await unmailed();
  const refused = { sent: false, retry: false, reason: "O Resend não aceitou a chave de RESEND_API_KEY." } as const;
  sent.outcome = refused;
  expect(await remindPromises(made.until)).toBe(0);
  sent.outcome = { ...refused, keySpent: true };
  expect(await remindPromises(made.until)).toBe(1);
  expect(await remindPromises(made.until)).toBe(0);
});

it("on the last day, too, the reminder's subject is true", async () => {
  const { promise: made } = await unmailed();
  expect(await remindPromises(made.until)).toBe(1);
  expect(sent.mails[0]?.subject).toMatch(/ A sua promessa está acabando$/);
});

it("one that is erased while it is reminded of does not fail the job, and the mails that fail do not keep what is to be erased", async () => {
  const { promise: made } = await unmailed();
  sent.meanwhile = () => erasePromise(made.id);
  expect(await remindPromises(made.until)).toBe(1);
  const { promise: old } = await promise(made.needId, {}, addDays(currentDay(), -60));
  vi.spyOn(db.needPromise, "findMany").mockRejectedValueOnce(new Error("no mail today"));
  await expect(tendPromises.work()).rejects.toThrow("no mail today");
  expect(await db.needPromise.count({ where: { id: old.id } })).toBe(0);
});

it.each([
  ["taken back", () => db.needPromise.updateMany({ data: { withdrawnAt: new Date() } })],
  ["erased", () => db.needPromise.deleteMany()],
])("what is %s while others are reminded is not reminded of", async (_, end) => {
  const { promise: made } = await unmailed();
  await db.needPromise.create({
    data: { ...(await db.needPromise.findFirstOrThrow()), id: "other", tokenHash: "other" },
  });
  sent.meanwhile = async () => void (await end());
  expect(await remindPromises(made.until)).toBe(1);
  expect(sent.mails).toHaveLength(1);
});

it("one recipient is written to so often; the promise counts, and is not reminded of", async () => {
  const { token, ...made } = await unmailed();
  const warn = vi.spyOn(log, "warn");
  for (let n = 0; n < 4; n++) await mailPromise(made, token);
  expect(sent.mails).toHaveLength(3);
  const refused = { event: "limit-reached", account: expect.stringMatching(/^\w{12}$/), reason: "promiseMail" };
  expect(warn.mock.calls).toEqual([[refused, "refused"]]); // the address itself is in no log
  await mailPromise({ ...made, promise: { ...made.promise, contact: "outra@exemplo.com" } }, token);
  expect(sent.mails).toHaveLength(4);
  expect(await db.needPromise.count({ where: { withdrawnAt: null } })).toBe(1);
  expect(await remindPromises(addDays(currentDay(), 6))).toBe(0);
});

it("all recipients together are, too", async () => {
  const { token, ...made } = await unmailed();
  for (let n = 0; n < 32; n++)
    await mailPromise({ ...made, promise: { ...made.promise, contact: `pessoa-${n}@exemplo.com` } }, token);
  expect(sent.mails).toHaveLength(30);
  expect(await remindPromises(made.promise.until)).toBe(0);
  await db.$executeRaw`DELETE FROM "RateLimit"`; // the next day
  expect(await remindPromises(made.promise.until)).toBe(1);
});

it("what fails beside a mail rejects nothing, as nobody waits for it", async () => {
  const { token, ...made } = await unmailed();
  const update = vi.spyOn(db.needPromise, "updateMany").mockRejectedValue(new Error("away"));
  for (let n = 0; n < 4; n++) await mailPromise(made, token);
  expect(update).toHaveBeenCalledOnce();
  update.mockRestore();
});
