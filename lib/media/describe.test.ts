import { expect, it } from "vitest";
import { db } from "../db/client";
import { describePicture, readDescription } from "./service";

it("a description that somebody else has written meanwhile is not replaced unseen", async () => {
  const { id } = await db.image.create({ data: { listed: true } });
  await describePicture(id, "Crianças plantando couve", "");
  await describePicture(id, "Crianças plantando couve", ""); // the answer got lost
  const overtaken = { code: "stale", message: expect.stringContaining("“Crianças plantando couve”") };
  await expect(describePicture(id, "Uma horta", "")).rejects.toMatchObject(overtaken);
  expect(await readDescription(id)).toBe("Crianças plantando couve");
  await describePicture(id, "Uma horta", "Crianças plantando couve");
  expect(await readDescription(id)).toBe("Uma horta");
});
