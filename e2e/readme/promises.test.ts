import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { LIMITS, type LimitName } from "../../lib/auth/limits";
import { readWaiting } from "../../lib/dashboard/service";
import { db } from "../../lib/db/client";
import { eraseClaim, receiveClaim } from "../../lib/donations/claims/service";
import { manageDonationCopy } from "../../lib/donations/manage-copy";
import { mailAddresses } from "../../lib/mail/config";
import { addPicture } from "../../lib/media/service";
import { createRice, promise } from "../../lib/needs/promises/promises.fixture";
import { erasePromise } from "../../lib/needs/promises/service";
import { receiptInput } from "../../lib/needs/receipt-schema";
import { receiveGift } from "../../lib/needs/receive";
import { addReview } from "../../lib/posts/reviews";
import { createPost, deletePosts } from "../../lib/posts/service";
import { trashCopy } from "../../lib/trash/copy";
import { purgeItems } from "../../lib/trash/service";
import { secondFactorDueAt, setSecondFactorPolicy } from "../../lib/users/second-factor-policy";
import { createFirstAdministrator, createUser } from "../../lib/users/service";
import { authenticate } from "../../lib/users/sign-in";
import { setUserRole } from "../../lib/users/team";

// Sentences that promise something, beside what the product does.

/** The text of a source, in one line. */
const textOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/\{" "\}|<\/?\w+>/g, " ")
    .replace(/\s+/g, " ");

const said = textOf("app/(site)/privacidade/page.tsx") + textOf("app/(site)/privacidade/stored-data.tsx");

const ana = { name: "Ana", email: "ana@nova.example", password: "segredo-bem-longo" };

/** Limits of an address, by what it does; the others count accounts, mails, or everybody together. */
const OF_AN_ADDRESS: Partial<Record<LimitName, string>> = {
  loginPair: "senhas erradas",
  loginAddress: "senhas erradas",
  passwordLink: "pede uma senha nova",
  passkey: "uma chave de acesso",
  contact: "mensagens",
  promise: "promessas",
  promiseDay: "promessas",
  promiseChange: "promessas",
  claim: "avisos de doação",
  review: "avaliações",
  reaction: "reações",
  reactionDay: "reações",
  export: "baixa as doações num arquivo",
  preview: "erra o link de uma prévia",
};
const OTHERS: LimitName[] = [
  ...(["loginAccount", "loginKnown", "loginCode", "loginCodeDay", "loginProgram", "loginLink"] as const),
  ...(["passkeyChallenge", "register", "draft", "upload", "backup", "promiseMail", "contactMail"] as const),
  ...(["contactUnverified", "contactEverybody", "reviewEverybody", "claimEverybody", "reactionEverybody"] as const),
  "promiseMailEverybody",
];

test("what an address does that is counted is said, and counted for a day at most", () => {
  const counted = Object.entries(OF_AN_ADDRESS) as [LimitName, string][];
  expect([...counted.map(([name]) => name), ...OTHERS].sort()).toEqual(Object.keys(LIMITS).sort());
  const [paragraph = ""] = /Para barrar robôs.*?apagada\./.exec(said) ?? [];
  for (const [name, words] of counted) {
    expect(paragraph, name).toContain(words);
    expect(LIMITS[name].duration).toBeLessThanOrEqual(24 * 60 * 60);
  }
});

test("what arrived of a promise stays with its name when the promise is erased", async () => {
  const { id: needId } = await createRice();
  const { promise: made } = await promise(needId);
  const gift = { needId, promiseId: made.id, quantity: "3", donor: made.name };
  const { donation } = await receiveGift(receiptInput.parse(gift));
  await erasePromise(made.id);
  expect(await db.needPromise.count()).toBe(0);
  expect(await db.donation.findUnique({ where: { id: donation.id } })).toMatchObject({ donor: "Ana" });
  expect(manageDonationCopy.eraseContact).toContain("continua, com o nome que ela tem");
  expect(said).toContain("o que chegou é uma doação, que segue com o seu nome");
});

test("of an erased claim the history has amount and day, which a role that may read donations sees", async () => {
  const given = { amount: "35.50", date: "2026-11-10", donor: "Zuleica", donorPublic: false, contact: "", website: "" };
  const claim = await receiveClaim(given, "1.2.3.4");
  await eraseClaim(claim?.id ?? "");
  const [change] = await db.change.findMany({ where: { entity: "claim" } });
  expect(change?.title.replace(/\s/g, " ")).toBe("R$ 35,50 em 10-11-2026");
  expect(said).toContain("de um aviso de doação, também o valor e o dia");
  expect(said).toMatch(/O nome e o contato, só \{whoMay\("donations:write"\)\} leem/);
});

test("a picture that somebody keeps outlives the item that showed it", async () => {
  const { id } = await db.image.create({ data: { id: randomUUID(), width: 1, height: 1 } });
  await addPicture(id);
  const post = await createPost({ titulo: "A", description: "B", autor: "C", slug: "acoes", image: `/imagens/${id}` });
  await deletePosts([post.id]);
  await purgeItems([{ entity: "post", id: post.id }]);
  expect(await db.image.count({ where: { id } })).toBe(1);
  for (const sentence of [trashCopy.purgeDetail, trashCopy.lead]) expect(sentence).toContain("que nada mais usa");
  expect(trashCopy.purgeDetail).toContain("As que alguém guardou em Imagens ficam lá");
  expect(said).toContain("a não ser que a equipe a tenha guardado para usar de novo");
});

test("a sign-in stays in the history, when its session has long ended", async () => {
  await createFirstAdministrator(ana);
  await authenticate({ ...ana, code: "" }, "1.2.3.4");
  expect(await db.change.count({ where: { action: "SIGN_IN" } })).toBe(1);
  expect(said).toContain("A hora da entrada fica no histórico do painel");
  expect(said).toContain("guarda quando cada pessoa entrou e o que mudou");
});

test("who gets a role that must have a second factor long after the rule has no further days for it", async () => {
  await db.user.deleteMany();
  const { id: by } = await createFirstAdministrator({ ...ana, email: "chefe@nova.example" });
  const { id } = await createUser({ ...ana, isAdmin: true, role: "READING" });
  await setSecondFactorPolicy({ offered: true, roles: ["TREASURY"] });
  const long = new Date("2026-01-01T12:00:00Z");
  const value = { offered: true, roles: ["TREASURY"], since: long.toISOString() };
  await db.setting.update({ where: { key: "second-factor" }, data: { value } });
  await db.user.update({ where: { id }, data: { createdAt: long } });
  const { createdAt } = await setUserRole(id, "TREASURY", by);
  expect(createdAt).toEqual(long);
  const user = await db.user.findUniqueOrThrow({ where: { id }, include: { image: true } });
  expect(await secondFactorDueAt(user)).toEqual(new Date("2026-01-15T12:00:00Z"));
  const rule = textOf("components/users/second-factor/second-factor-policy-form.tsx");
  expect(rule).toContain("dias para isso, desde a regra ou o cadastro da conta");
});

test("the menu counts reviews of any age that await their publication, and the API's document says so", async () => {
  const { id } = await createPost({ titulo: "A", description: "B", autor: "C", slug: "acoes" });
  const review = { nome: "Léo", email: "leo@example.com", titulo: "", rating: 5, comment: "Bom", website: "" };
  const { review: stored } = await addReview(id, review, "1.2.3.4");
  const data = { createdAt: new Date("2026-01-01T12:00:00Z"), hidden: true, awaiting: true };
  await db.review.update({ where: { id: stored?.id ?? "" }, data });
  expect((await readWaiting("EDITING")).reviews).toBe(1);
  expect(textOf("app/api/waiting/route.ts")).toContain("e as que esperam publicação");
});

test("visitors' messages need not go to the organisation's e-mail, and its field does not say so", async () => {
  vi.stubEnv("CONTACT_TO", "outra@nova.example");
  expect((await mailAddresses()).to).toBe("outra@nova.example");
  vi.unstubAllEnvs();
  expect(textOf("components/settings/contact-fields.tsx")).not.toContain("recebe as mensagens");
});
