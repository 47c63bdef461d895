import { expect, it, vi } from "vitest";
import { finishRegistration } from "../auth/passkeys";
import { db } from "../db/client";
import { addPasskey, removePasskey } from "./passkeys";
import { type UserRow, withImage } from "./service";
import { password, teamForEachTest } from "./team.fixture";

vi.mock("../auth/passkeys", { spy: true });

const { team } = teamForEachTest();

const readBia = () => db.user.findUniqueOrThrow({ where: { id: team.bia.id }, include: withImage });

async function add(id: string, user: UserRow) {
  const made = { id, publicKey: new Uint8Array([1]), counter: 0n, transports: [] };
  vi.mocked(finishRegistration).mockResolvedValueOnce(made as never);
  const codes = await addPasskey(user, { state: "", response: {} } as never, "localhost", "Chrome");
  return { codes, ...(await readBia()) };
}

it("the first factor of an account comes with recovery codes; a further one leaves those that somebody has printed good", async () => {
  const first = await add("one", await readBia());
  expect(first).toMatchObject({ codes: { length: 10 }, recoveryHashes: { length: 10 }, passkeyCount: 1 });
  const second = await add("two", await readBia());
  expect(second).toMatchObject({ codes: undefined, recoveryHashes: first.recoveryHashes, passkeyCount: 2 });
});

it("of two devices that add the first one at once, the codes of one alone count, and are shown there alone", async () => {
  const { recoveryHashes } = await add("one", team.bia);
  expect(await add("two", team.bia)).toMatchObject({ codes: undefined, recoveryHashes, passkeyCount: 2 });
});

it("none comes to an account whose sessions have ended meanwhile, and none goes", async () => {
  await add("one", team.bia);
  const known = await readBia();
  await db.user.update({ where: { id: known.id }, data: { sessionVersion: { increment: 1 } } });
  await expect(add("two", known)).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(removePasskey(known, "one", password)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await db.passkey.findMany({ where: { userId: known.id } })).toMatchObject([{ id: "one" }]);
});
