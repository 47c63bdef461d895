import { describe, expect, it } from "vitest";
import { updateProfile } from "./profile";
import { profileInput } from "./schema";
import { authenticate } from "./sign-in";
import { password, teamForEachTest } from "./team.fixture";

const { team, signIn, isSignedIn } = teamForEachTest();

describe("one's own account", () => {
  const profile = (more: Record<string, unknown>) =>
    profileInput.parse({ name: "Ana", email: "ana@nova.example", ...more });
  const nova = "outra-senha-longa";

  it("changes its name without a password", async () => {
    expect(await updateProfile(team.ana.id, profile({ name: "Ana Lima" }))).toMatchObject({ name: "Ana Lima" });
    expect(await isSignedIn(team.ana)).toBe(true);
  });

  it.each([{ email: "nova@nova.example" }, { password: nova, confirmation: nova }])(
    "needs the current password for %o",
    async (change) => {
      for (const [currentPassword, message] of [
        ["", "Para trocar o e-mail ou a senha, digite a sua senha atual"],
        ["errada", "Esta não é a sua senha atual. Tente de novo"],
      ]) {
        await expect(updateProfile(team.ana.id, profile({ ...change, currentPassword }))).rejects.toMatchObject({
          code: "invalid",
          fields: { currentPassword: message },
        });
      }
      expect(await updateProfile(team.ana.id, profile({ ...change, currentPassword: password }))).toMatchObject({
        email: change.email ?? "ana@nova.example",
      });
    },
  );

  it("ends its sessions with a new password", async () => {
    const change = profile({ password: nova, confirmation: nova, currentPassword: password });
    const changed = await updateProfile(team.ana.id, change);
    expect(await isSignedIn(team.ana)).toBe(false);
    await signIn(changed);
    expect(await isSignedIn(team.ana)).toBe(true);
    expect((await authenticate({ email: team.ana.email, password: nova }, "t4")).id).toBe(team.ana.id);
  });

  it("does not take another one's e-mail, and does not guess at leisure", async () => {
    const change = profile({ email: "BIA@nova.example", currentPassword: password });
    await expect(updateProfile(team.ana.id, change)).rejects.toMatchObject({
      code: "conflict",
      fields: { email: expect.any(String) },
    });
    const guess = profile({ email: "x@nova.example", currentPassword: "palpite" });
    for (let i = 0; i < 5; i++) await updateProfile(team.ana.id, guess).catch(() => undefined);
    await expect(updateProfile(team.ana.id, guess)).rejects.toMatchObject({ code: "tooMany" });
  });

  it("wants a new password twice and long", () => {
    const messages = (change: Record<string, unknown>) =>
      profileInput
        .safeParse({ name: "Ana", email: "a@b.example", ...change })
        .error?.issues.map(({ path, message }) => [path.join(), message]);
    expect(messages({ password: nova, confirmation: "outra" })).toEqual([
      ["confirmation", "As senhas não correspondem!"],
    ]);
    expect(messages({ password: "curta", confirmation: "curta" })).toEqual([
      ["password", "A senha deve ter pelo menos 10 caracteres"],
    ]);
  });
});
