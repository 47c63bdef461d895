import { expect, it } from "vitest";
import { db } from "../db/client";
import { isWaiting } from "../db/waiting.fixture";
import { lockForUpdate } from "../items/store";
import { setMessagesRead } from "./service";

it("messages are marked as read in the order in which another bulk action locks them", async () => {
  const written = { name: "Ana", email: "ana@nova.example", message: "Oi" };
  for (const id of ["b", "a"]) await db.contactMessage.create({ data: { ...written, id } });
  const marked = await db.$transaction(async (tx) => {
    await lockForUpdate(tx, "ContactMessage", ["a"]);
    const marking = setMessagesRead(["a", "b"], true);
    await expect.poll(isWaiting).toBe(true);
    await lockForUpdate(tx, "ContactMessage", ["b"]);
    return { marking };
  });
  await marked.marking;
  expect(await db.contactMessage.count({ where: { readAt: null } })).toBe(0);
});
