import { afterEach, expect, it, vi } from "vitest";
import { db } from "../db/client";
import { storage } from "../storage/storage";
import { sweepPictures } from "./job";
import { originalName } from "./names";

const DAY_MS = 86_400_000;
const inDays = (days: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY_MS });

afterEach(() => {
  vi.useRealTimers();
});

it("a picture of a draft has a week, as have files without a row, and nothing goes while storage is out of reach", async () => {
  const { id } = await db.image.create({ data: {} });
  for (const name of [originalName(id), originalName("sem-linha")]) await storage.write(name, Buffer.from("x"));
  expect(await sweepPictures.work()).toEqual({ pictures: 0, leftovers: 0, unfinished: 0 });
  inDays(6);
  expect(await sweepPictures.work()).toEqual({ pictures: 0, leftovers: 0, unfinished: 0 });
  inDays(2);
  vi.spyOn(storage, "list").mockImplementationOnce(() => {
    throw new Error("out of reach");
  });
  await expect(sweepPictures.work()).rejects.toThrow("out of reach");
  expect(await db.image.count()).toBe(1);
  expect(await sweepPictures.work()).toEqual({ pictures: 1, leftovers: 1, unfinished: 0 });
  expect(await storage.read(originalName(id))).toBeUndefined();
});
