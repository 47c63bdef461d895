import { beforeAll, expect, it, vi } from "vitest";
import { setEventsCancelled } from "@/app/(painel)/actions/calendar";
import { setMessageAnswered, setMessagesArchived } from "@/app/(painel)/actions/messages";
import { deletePosts } from "@/app/(painel)/actions/posts";
import { setReviewsHidden } from "@/app/(painel)/actions/reviews";
import { createEvent } from "../calendar/service";
import { db } from "../db/client";
import { installQueue } from "../messages/delivery-queue";
import { getMessage } from "../messages/list";
import { presentMessage } from "../messages/present";
import { receive } from "../messages/receive.fixture";
import { createPost } from "../posts/service";
import { ana, bia, draft, event, review } from "../trash/trash.fixture";

// What an action says that it changed is what the toast offers to undo: nothing that somebody else had done meanwhile.

const session = vi.hoisted(() => ({ administrator: {} }));
vi.mock("./session", () => ({ assertAdministrator: async () => session.administrator }));
vi.mock("next/cache", () => ({ revalidateTag: vi.fn() }));

beforeAll(() => installQueue());

/** The call of a signed-in person. */
function as<Result>(administrator: typeof ana, call: () => Promise<Result>) {
  session.administrator = administrator;
  return call();
}

it("a removal names what it removed, without what somebody else had removed", async () => {
  const [one, other] = [(await createPost(draft)).id, (await createPost(draft)).id];
  await as(bia, () => deletePosts({ ids: [one] }));
  const removed = await as(ana, () => deletePosts({ ids: [one, other] }));
  expect(removed).toEqual({ ok: true, message: "Artigo Excluído", data: [other] });
});

it("the archive names the messages that came into it or out of it, and keeps the others as they are", async () => {
  const [one = "", other = ""] = [(await receive())?.id, (await receive({ message: "Outra" }))?.id];
  await as(bia, () => setMessagesArchived({ ids: [one], archived: true }));
  const { archivedAt } = await getMessage(one);
  const archived = await as(ana, () => setMessagesArchived({ ids: [one, other], archived: true }));
  expect(archived).toMatchObject({ message: "2 mensagens arquivadas", data: [other] });
  expect(await as(ana, () => setMessagesArchived({ ids: [one], archived: true }))).toMatchObject({ data: [] });
  expect((await getMessage(one)).archivedAt).toEqual(archivedAt);
  const back = await as(ana, () => setMessagesArchived({ ids: [other], archived: false }));
  expect(back).toMatchObject({ data: [other] });
});

it("a mark as answered says whether it is this person's", async () => {
  const { id: _id = "" } = (await receive({ message: "Responda-me" })) ?? {};
  const mark = (answered: boolean) => () => setMessageAnswered({ _id, answered });
  expect(await as(bia, mark(true))).toMatchObject({ data: { answered: { by: "Bia" }, changed: true } });
  expect(await as(ana, mark(true))).toMatchObject({ data: { answered: { by: "Bia" }, changed: false } });
  const { answered } = presentMessage(await getMessage(_id));
  expect(await as(ana, mark(false))).toMatchObject({ data: { changed: true } });
  expect(await as(ana, mark(false))).toMatchObject({ data: { changed: false } });
  for (const who of [ana, bia]) {
    const undone = await as(who, () => setMessageAnswered({ _id, answered: true, undo: true }));
    expect(undone).toMatchObject({ data: { answered, changed: true } });
    await as(who, mark(false));
  }
});

it("a reinstatement hands out the reason that it takes away, so that it can come back", async () => {
  const { id } = await createEvent(event);
  const motivo = "por causa da chuva";
  await as(bia, () => setEventsCancelled({ ids: [id], cancelled: true, motivo }));
  const reinstated = await as(ana, () => setEventsCancelled({ ids: [id], cancelled: false, motivo: "" }));
  expect(reinstated).toMatchObject({ data: { changed: true, motivoBefore: motivo } });
  expect(await as(ana, () => setEventsCancelled({ ids: [id], cancelled: false }))).toMatchObject({
    data: { changed: false, motivoBefore: "" },
  });
});

it("a publication of reviews names those that waited for it, so that they can wait again", async () => {
  const { id: postId } = await createPost(draft);
  const { website: _, ...fields } = review;
  const hidden = { ...fields, postId, hidden: true };
  const [waiting, other] = [
    (await db.review.create({ data: { ...hidden, awaiting: true } })).id,
    (await db.review.create({ data: hidden })).id,
  ];
  const ids = [waiting, other];
  const shown = await as(ana, () => setReviewsHidden({ ids, hidden: false }));
  expect(shown).toMatchObject({ data: { awaiting: [waiting] } });
  await as(ana, () => setReviewsHidden({ ids, hidden: true, awaiting: [waiting] }));
  const rows = await db.review.findMany({ where: { postId, hidden: true, awaiting: true }, select: { id: true } });
  expect(rows).toEqual([{ id: waiting }]);
  expect(await db.review.count({ where: { postId, hidden: true } })).toBe(2);
  await as(bia, () => setReviewsHidden({ ids: [other], hidden: true }));
  expect(await as(ana, () => setReviewsHidden({ ids, hidden: false, awaiting: ids }))).toMatchObject({
    message: "Avaliação Publicada. Uma continua oculta: alguém a ocultou depois que a lista abriu",
    data: { changed: [waiting] },
  });
});
