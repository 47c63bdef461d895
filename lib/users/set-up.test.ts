import { expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { createFirstAdministrator, hasAdministrator, hasAnyAdministrator } from "./service";

const setUp = (name: string) =>
  createFirstAdministrator({ name, email: `${name}@nova.example`, password: "segredo-bem-longo" });

emptyForEachTest("User");

it("makes one administrator, of two who try at once", async () => {
  const both = await Promise.allSettled([setUp("Eva"), setUp("Ivo")]);
  expect(both.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "conflict" } }]);
});

it("is over for good once there was an administrator, even if all are disabled by now", async () => {
  expect(await hasAnyAdministrator()).toBe(false);
  await setUp("Eva");
  await db.user.updateMany({ data: { active: false } });
  expect([await hasAdministrator(), await hasAnyAdministrator()]).toEqual([false, true]);
});
