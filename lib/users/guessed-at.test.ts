import { TOTP } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { addProof } from "../auth/known-browser";
import { consume, forgive, LIMITS, type LimitName } from "../auth/limits";
import { db } from "../db/client";
import { addAuthenticatorApp, startAuthenticatorApp } from "./second-factor";
import { setAdministrator } from "./service";
import { authenticate } from "./sign-in";

describe("an account that strangers keep guessing at", () => {
  const email = "lia@nova.example";
  const password = "segredo-da-lia";
  const tooMany = { code: "tooMany", retryAfter: expect.any(Number) };
  const read = (of: string) => db.user.findUniqueOrThrow({ where: { email: of } });
  const spend = async (name: LimitName, key: string) => {
    for (let i = 0; i <= LIMITS[name].points; i++) await consume(name, key).catch(() => undefined);
  };

  beforeAll(async () => {
    for (const [name, of] of [
      ["Lia", email],
      ["Ana", "ana@nova.example"],
      ["Rui", "rui@nova.example"],
    ] as const)
      await setAdministrator({ name, email: of, password });
    await spend("loginAccount", email);
  });

  it("is closed to browsers that it does not know, and open to one in which its owner was before", async () => {
    const right = { email, password };
    const proof = addProof(undefined, await read(email));
    const forged = proof.replace(/.$/, (last) => (last === "A" ? "E" : "A"));
    await expect(authenticate(right, "h")).rejects.toMatchObject(tooMany);
    await expect(authenticate(right, "h", forged)).rejects.toMatchObject(tooMany);
    await expect(authenticate(right, "h", addProof(undefined, await read("ana@nova.example")))).rejects.toMatchObject(
      tooMany,
    );
    expect(await authenticate(right, "h", proof)).toMatchObject({ email });
    expect(await authenticate(right, "h", addProof(proof, await read("rui@nova.example")))).toMatchObject({ email });
    await expect(authenticate({ email, password: "errada" }, "h", proof)).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("counts a known browser's failures, too, which no other browser pays for", async () => {
    const account = await read(email);
    const [stolen, own] = [1, 2].map((hour) => addProof(undefined, account, new Date(Date.now() - hour * 3_600_000)));
    const wrong = Array.from({ length: LIMITS.loginKnown.points + 1 }, (_, i) =>
      authenticate({ email, password: "errada" }, `i${i}`, stolen).catch((error) => error.code),
    );
    expect((await Promise.all(wrong)).filter((code) => code === "tooMany")).toHaveLength(1);
    await expect(authenticate({ email, password }, "j", stolen)).rejects.toMatchObject(tooMany);
    expect(await authenticate({ email, password }, "j", own)).toMatchObject({ email });
  });

  it("counts them with those of their address, and of the two together", async () => {
    const proof = addProof(undefined, await read(email));
    await spend("loginPair", `${email}|k`);
    await spend("loginAddress", "l");
    await expect(authenticate({ email, password }, "k", proof)).rejects.toMatchObject(tooMany);
    await expect(authenticate({ email, password }, "l", proof)).rejects.toMatchObject(tooMany);
  });

  it("knows no browser any more after a new password", async () => {
    const proof = addProof(undefined, await read(email));
    await setAdministrator({ email, password: "outra-senha-da-lia" });
    await expect(authenticate({ email, password: "outra-senha-da-lia" }, "m", proof)).rejects.toMatchObject(tooMany);
  });
});

it("a second factor cannot be guessed with patience: after fifty wrong codes in a row the right one waits for the next day", async () => {
  const [email, password] = ["ivo@nova.example", "segredo-do-ivo"];
  await setAdministrator({ name: "Ivo", email, password });
  const { id } = await db.user.findUniqueOrThrow({ where: { email } });
  const { secret, pending } = await startAuthenticatorApp({ id, email });
  const code = new TOTP({ secret }).generate();
  const [first, second] = await addAuthenticatorApp(id, { pending, code, currentPassword: password });
  const signIn = (typed = "") => authenticate({ email, password, code: typed }, "n");
  const guessAllDayButOnce = async () => {
    for (let tries = 1; tries < LIMITS.loginCodeDay.points; tries++) await consume("loginCodeDay", id);
  };
  await guessAllDayButOnce();
  await signIn(first);
  await guessAllDayButOnce();
  await expect(signIn("000000")).rejects.toMatchObject({ code: "unauthenticated" });
  await forgive("loginCode", id); // as if the quarter of an hour were over
  const refused = await signIn(second).catch((error) => error);
  expect([refused.code, refused.retryAfter > 23 * 3_600]).toEqual(["tooMany", true]);
});
