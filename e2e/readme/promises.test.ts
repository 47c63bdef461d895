import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LIMITS, type LimitName } from "../../lib/auth/limits";
import { db } from "../../lib/db/client";
import { eraseClaim, receiveClaim } from "../../lib/donations/claims/service";
import { manageDonationCopy } from "../../lib/donations/manage-copy";
import { addPicture } from "../../lib/media/service";
import { createRice, promise } from "../../lib/needs/promises/promises.fixture";
import { erasePromise } from "../../lib/needs/promises/service";
import { receiptInput } from "../../lib/needs/receipt-schema";
import { receiveGift } from "../../lib/needs/receive";
import { createPost, deletePosts } from "../../lib/posts/service";
import { trashCopy } from "../../lib/trash/copy";
import { purgeItems } from "../../lib/trash/service";
import { createFirstAdministrator } from "../../lib/users/service";
import { authenticate } from "../../lib/users/sign-in";
import config from "../../next.config.mjs";
import { textOf } from "./source-text";

// Sentences of /privacidade, of dialogs and of the README that promise something, beside what the product does.

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
  ...(["passkeyChallenge", "register", "draft", "upload", "portrait", "backup", "promiseMail", "contactMail"] as const),
  ...(["contactUnverified", "contactEverybody", "reviewEverybody", "claimEverybody", "reactionEverybody"] as const),
  ...(["promiseEverybody", "promiseMailEverybody"] as const),
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

test("2 GB of memory are enough to build: with Next's cache, or a process for each processor, they are not", () => {
  expect(config.experimental).toMatchObject({ turbopackFileSystemCacheForBuild: false, cpus: 1 });
  expect(textOf("README.md")).toContain("2 GB de memória");
});
