import { expect, it } from "vitest";
import { addDays, startOfDay, wallClock } from "../dates";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { event, inDays, now } from "./dashboard.fixture";
import { readAttention, readWaiting } from "./service";

emptyForEachTest("Donation", "CalendarEvent", "Volunteer");

it("what needs attention is counted", async () => {
  const noReviews = { newReviews: 0, awaitingReviews: 0, hiddenReviews: 0 };
  const nothing = { unreadMessages: 0, waitingClaims: 0, ...noReviews, scheduledPosts: 0, bareEvents: 0 };
  expect(await readAttention("ADMINISTRATION", now)).toEqual(nothing);
  const post = { titulo: "T", description: "x", autor: "A", slug: "acoes" };
  const review = { nome: "B", email: "b@example.com", comment: "c", rating: 5 };
  const { id: postId } = await db.post.create({ data: { ...post, permalink: "t", createdAt: inDays(1) } });
  await db.post.create({ data: { ...post, permalink: "u", createdAt: inDays(1), active: false } });
  const weekAgo = startOfDay(addDays(wallClock(now).day, -7));
  await db.review.createMany({
    data: [
      { ...review, postId, createdAt: weekAgo },
      { ...review, postId, createdAt: new Date(weekAgo.getTime() - 1) },
      { ...review, postId, createdAt: inDays(-30), hidden: true },
      { ...review, postId, createdAt: inDays(-30), hidden: true, awaiting: true },
      { ...review, postId, createdAt: inDays(-2), hidden: true, awaiting: true },
    ],
  });
  await db.contactMessage.createMany({
    data: [
      { name: "C", email: "c@example.com", message: "Oi" },
      { name: "C", email: "c@example.com", message: "Oi", readAt: now },
    ],
  });
  const claim = { amount: "35.50", date: now };
  await db.donationClaim.createMany({ data: [claim, { ...claim, state: "DISCARDED", settledAt: now }] });
  const image = await db.image.create({ data: { url: "https://fotos.example/a.jpg" } });
  await db.calendarEvent.createMany({
    data: [
      { ...event, acoes: "Sem imagem", startsAt: inDays(2) },
      { ...event, startsAt: inDays(1), imageId: image.id },
      { ...event, startsAt: inDays(1), cancelled: true },
      { ...event, startsAt: inDays(1), active: false },
      { ...event, startsAt: inDays(-1) },
    ],
  });
  expect(await readAttention("ADMINISTRATION", now)).toEqual({
    ...{
      unreadMessages: 1,
      waitingClaims: 1,
      newReviews: 1,
      awaitingReviews: 2,
      hiddenReviews: 1,
      scheduledPosts: 1,
      bareEvents: 1,
    },
    firstBare: { _id: expect.any(String), acoes: "Sem imagem" },
  });
  expect((await readWaiting("EDITING", undefined, now)).reviews).toBe(3);
  expect((await readWaiting("READING", undefined, now)).reviews).toBe(1); // who cannot publish is not asked to
  expect((await readWaiting("TREASURY", undefined, now)).claims).toBe(1);
  expect((await readWaiting("READING", undefined, now)).claims).toBe(0); // nor who cannot confirm
});

it("asks how the last event was, from the day after until an article is written", async () => {
  await db.post.deleteMany();
  await db.calendarEvent.createMany({
    data: [
      { ...event, acoes: "Hoje", startsAt: inDays(-0.1) },
      { ...event, acoes: "Cancelada", startsAt: inDays(-1), cancelled: true },
      { ...event, acoes: "Anteontem", startsAt: inDays(-2) },
      { ...event, acoes: "Antes", startsAt: inDays(-3) },
      { ...event, acoes: "Há tempos", startsAt: inDays(-9) },
    ],
  });
  const untold = async (at: Date) => (await readAttention("ADMINISTRATION", at)).untold?.acoes;
  expect(await untold(now)).toBe("Anteontem");
  expect([await untold(inDays(1)), await untold(inDays(4)), await untold(inDays(5))]).toEqual([
    "Hoje",
    "Hoje",
    undefined,
  ]);
  await db.calendarEvent.updateMany({ where: { acoes: "Hoje" }, data: { termino: "02:00" } });
  expect(await untold(inDays(1))).toBe("Anteontem"); // the one of the night is on after midnight
  expect((await readAttention("TREASURY", now)).untold).toBeUndefined();
  const post = { titulo: "T", description: "x", autor: "A", slug: "acoes", permalink: "contada" };
  await db.post.create({ data: { ...post, createdAt: inDays(-1) } });
  expect(await untold(now)).toBeUndefined();
});
