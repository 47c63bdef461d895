import { expect, it, vi } from "vitest";
import { finishRegistration } from "../auth/passkeys";
import { db } from "../db/client";
import { addPasskey } from "./passkeys";
import { withImage } from "./service";
import { teamForEachTest } from "./team.fixture";

vi.mock("../auth/passkeys", { spy: true });

const { team } = teamForEachTest();

it("the first factor of an account comes with recovery codes; a further one leaves those that somebody has printed good", async () => {
  const add = async (id: string) => {
    const made = { id, publicKey: new Uint8Array([1]), counter: 0n, transports: [] };
    vi.mocked(finishRegistration).mockResolvedValueOnce(made as never);
    const user = await db.user.findUniqueOrThrow({ where: { id: team.bia.id }, include: withImage });
    const codes = await addPasskey(user, { state: "", response: {} } as never, "localhost", "Chrome");
    return { codes, ...(await db.user.findUniqueOrThrow({ where: { id: team.bia.id } })) };
  };
  const first = await add("one");
  expect(first).toMatchObject({ codes: { length: 10 }, recoveryHashes: { length: 10 }, passkeyCount: 1 });
  const second = await add("two");
  expect(second).toMatchObject({ codes: undefined, recoveryHashes: first.recoveryHashes, passkeyCount: 2 });
});
