import { describe, expect, it } from "vitest";
import { startSession } from "../auth/sessions";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { removePasskey } from "./passkeys";
import { updateProfile } from "./profile";
import { profileInput } from "./schema";
import { removeAuthenticatorApp } from "./second-factor";
import { findAdministrator } from "./service";
import { authenticate } from "./sign-in";
import { password, teamForEachTest } from "./team.fixture";

const { team, signIn, isSignedIn } = teamForEachTest();

describe("one's own account", () => {
  const profile = (more: Record<string, unknown>) =>
    profileInput.parse({ name: "Ana", email: "ana@nova.example", ...more });
  const nova = "outra-senha-longa";

  it("changes its name without a password", async () => {
    expect(await updateProfile(team.ana, profile({ name: "Ana Lima" }))).toMatchObject({ name: "Ana Lima" });
    expect(await isSignedIn(team.ana)).toBe(true);
  });

  it.each([{ email: "nova@nova.example" }, { password: nova, confirmation: nova }])(
    "needs the current password for %o",
    async (change) => {
      for (const [currentPassword, message] of [
        ["", "Para trocar o e-mail ou a senha, digite a sua senha atual"],
        ["errada", "Esta não é a sua senha atual. Tente de novo"],
      ]) {
        await expect(updateProfile(team.ana, profile({ ...change, currentPassword }))).rejects.toMatchObject({
          code: "invalid",
          fields: { currentPassword: message },
        });
      }
      expect(await updateProfile(team.ana, profile({ ...change, currentPassword: password }))).toMatchObject({
        email: change.email ?? "ana@nova.example",
      });
    },
  );

  it("does not take back what was saved on another device after its screen was opened", async () => {
    const seen = team.ana.updatedAt.toISOString();
    const there = profile({ name: "Ana Lima", email: "nova@nova.example", currentPassword: password, seen });
    const saved = await actingAs(team.ana, () => updateProfile(team.ana, there));
    const here = profile({ password: nova, confirmation: nova, currentPassword: password });
    await expect(updateProfile(team.ana, { ...here, seen })).rejects.toMatchObject({
      code: "stale",
      message: expect.stringMatching(/^Ana alterou/),
    });
    expect(await db.user.findUnique({ where: { id: team.ana.id } })).toMatchObject({ email: saved.email });
    const again = { ...here, email: saved.email, seen: saved.updatedAt.toISOString() };
    expect(await updateProfile(team.ana, again)).toMatchObject({ email: saved.email });
  });

  it("gets no new password once its sessions have ended: a handover may come while the current one is verified", async () => {
    const ana = await db.user.update({
      where: { id: team.ana.id },
      data: { passwordHash: "nobody's", sessionVersion: { increment: 1 } },
    });
    const change = profile({ password: nova, confirmation: nova, currentPassword: password });
    const { id: keep } = await startSession(team.ana, { kind: "COOKIE", device: "Chrome no Android" });
    await expect(updateProfile(team.ana, change, { keep })).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await db.user.findUnique({ where: { id: ana.id } })).toEqual(ana);
    expect(await findAdministrator({ userId: ana.id, sessionId: keep })).toBeUndefined();
  });

  it("is still the same after a change of the second factor, whose section is on its screen", async () => {
    await db.user.update({
      where: { id: team.ana.id },
      data: {
        passkeyCount: 1,
        passkeys: { create: { id: "chave", name: "Celular", publicKey: Buffer.from("x"), counter: 0 } },
        updatedAt: team.ana.updatedAt,
      },
    });
    await removePasskey(team.ana, "chave", password);
    await removeAuthenticatorApp(team.ana.id, password);
    const change = profile({ name: "Ana Lima", seen: team.ana.updatedAt.toISOString() });
    expect(await updateProfile(team.ana, change)).toMatchObject({ name: "Ana Lima" });
  });

  it("ends its sessions with a new password", async () => {
    const change = profile({ password: nova, confirmation: nova, currentPassword: password });
    const changed = await updateProfile(team.ana, change);
    expect(await isSignedIn(team.ana)).toBe(false);
    await signIn(changed);
    expect(await isSignedIn(team.ana)).toBe(true);
    expect((await authenticate({ email: team.ana.email, password: nova }, "t4")).id).toBe(team.ana.id);
  });

  it("does not take another one's e-mail, and does not guess at leisure", async () => {
    const change = profile({ email: "BIA@nova.example", currentPassword: password });
    await expect(updateProfile(team.ana, change)).rejects.toMatchObject({
      code: "conflict",
      fields: { email: expect.any(String) },
    });
    const guess = profile({ email: "x@nova.example", currentPassword: "palpite" });
    for (let i = 0; i < 5; i++) await updateProfile(team.ana, guess).catch(() => undefined);
    await expect(updateProfile(team.ana, guess)).rejects.toMatchObject({ code: "tooMany" });
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
