import { verify as verifyArgon2 } from "@node-rs/argon2";
import { hash as bcrypt, verify as verifyBcrypt } from "@node-rs/bcrypt";
import { describe, expect, it, vi } from "vitest";
import { db } from "../db/client";
import { authenticate } from "./sign-in";

vi.mock("@node-rs/argon2", { spy: true });
vi.mock("@node-rs/bcrypt", { spy: true });

describe("a password of the previous system", () => {
  const account = async (email: string, isAdmin: boolean) =>
    db.user.create({ data: { name: "Vera", email, isAdmin, passwordHash: await bcrypt("velha", 10) } });
  const hashOf = async (email: string) => (await db.user.findUniqueOrThrow({ where: { email } })).passwordHash;

  it("still opens the door, and is kept as argon2id from then on; the wrong one changes nothing", async () => {
    const { id, sessionVersion } = await account("vera@nova.example", true);
    const signIn = (password: string) => authenticate({ email: "vera@nova.example", password }, "f");
    await expect(signIn("nova")).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await hashOf("vera@nova.example")).toMatch(/^\$2y\$10\$/);
    expect((await signIn("velha")).id).toBe(id);
    expect(await hashOf("vera@nova.example")).toMatch(/^\$argon2id\$/);
    expect((await signIn("velha")).sessionVersion).toBe(sessionVersion);
    await expect(signIn("nova")).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("is not renewed over a password that was changed meanwhile", async () => {
    const { id } = await account("lia@nova.example", true);
    // The change comes while the old hash is compared, as a second of bcrypt gives it time to.
    vi.mocked(verifyBcrypt).mockImplementationOnce(async () => {
      await db.user.update({ where: { id }, data: { passwordHash: "the new one's" } });
      return true;
    });
    await authenticate({ email: "lia@nova.example", password: "velha" }, "f");
    expect(await hashOf("lia@nova.example")).toBe("the new one's");
  });

  it("is renewed too where the account may not enter", async () => {
    await account("rita@nova.example", false);
    const refused = authenticate({ email: "rita@nova.example", password: "velha" }, "f");
    await expect(refused).rejects.toMatchObject({ code: "forbidden" });
    expect(await hashOf("rita@nova.example")).toMatch(/^\$argon2id\$/);
  });

  it("does not show in the time whether an account exists: both algorithms work for everybody", async () => {
    await account("iara@nova.example", true);
    for (const email of ["iara@nova.example", "ana@nova.example", "ninguem@nova.example"]) {
      vi.clearAllMocks();
      await expect(authenticate({ email, password: "errada" }, "g")).rejects.toMatchObject({ code: "unauthenticated" });
      expect([verifyArgon2, verifyBcrypt].map((verify) => vi.mocked(verify).mock.calls.length)).toEqual([1, 1]);
      expect(vi.mocked(verifyBcrypt).mock.lastCall?.[1]).toMatch(/^\$2y\$10\$/);
    }
    await db.user.delete({ where: { email: "iara@nova.example" } });
    vi.clearAllMocks();
    await authenticate({ email: "ninguem@nova.example", password: "errada" }, "g").catch(() => undefined);
    expect(verifyBcrypt).not.toHaveBeenCalled(); // nobody has such a hash any more
  });
});
