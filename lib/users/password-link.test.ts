import { afterEach, describe, expect, it, vi } from "vitest";
import { readToken, signToken } from "../auth/token";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { actingAs } from "../history/actor";
import { log } from "../log";
import { resendForEachTest } from "../mail/resend.fixture";
import { createPasswordLink, setPasswordByLink } from "./password-link";
import { mailPasswordLink } from "./password-link-mail";
import { updateProfile } from "./profile";
import { profileInput } from "./schema";
import { authenticate } from "./sign-in";
import { setUsersActive } from "./team";
import { password, register, teamForEachTest } from "./team.fixture";

const { team, isSignedIn } = teamForEachTest();
const nova = "canoa tigre lanterna";

emptyForEachTest("Change");
afterEach(() => vi.useRealTimers());

const tokenFor = async (id: string) => new URL((await createPasswordLink(id)).address).hash.slice(1);
const ended = {
  code: "conflict",
  message: "Este link não vale mais. Se você acabou de escolher a senha, entre com ela; senão, peça outro link",
};

it("gives the account a new password, once, and ends its sessions and nobody else's", async () => {
  const token = await tokenFor(team.bia.id);
  await setPasswordByLink({ token, password: nova });
  expect([await isSignedIn(team.bia), await isSignedIn(team.ana)]).toEqual([false, true]);
  expect((await authenticate({ email: team.bia.email, password: nova }, "a")).id).toBe(team.bia.id);
  await expect(setPasswordByLink({ token, password: "outra canoa lanterna" })).rejects.toMatchObject(ended);
});

it("of two who use it at once one is too late", async () => {
  const token = await tokenFor(team.bia.id);
  const outcomes = await Promise.allSettled(
    [nova, `${nova} azul`].map((one) => setPasswordByLink({ token, password: one })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("is good for half an hour", async () => {
  const token = await tokenFor(team.bia.id);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * 60_000 + 1_000 });
  await expect(setPasswordByLink({ token, password: nova })).rejects.toMatchObject(ended);
});

it("ends with another change of the password, and with the account's access", async () => {
  const [first, second] = [await tokenFor(team.bia.id), await tokenFor(team.ana.id)];
  const { name, email } = team.bia;
  const change = { name, email, password: nova, confirmation: nova, currentPassword: password };
  await updateProfile(team.bia, profileInput.parse(change));
  await expect(setPasswordByLink({ token: first, password: `${nova} azul` })).rejects.toMatchObject(ended);
  await setUsersActive([team.ana.id], false, team.bia.id);
  await expect(setPasswordByLink({ token: second, password: nova })).rejects.toMatchObject(ended);
  await setUsersActive([team.ana.id], true, team.bia.id);
  await expect(setPasswordByLink({ token: second, password: nova })).rejects.toMatchObject(ended);
});

it("ends with a change of the e-mail: the mailbox that got it may be somebody else's by now", async () => {
  const token = await tokenFor(team.bia.id);
  const change = { name: team.bia.name, email: "bia.nova@exemplo.org", currentPassword: password };
  await updateProfile(team.bia, profileInput.parse(change));
  await expect(setPasswordByLink({ token, password: nova })).rejects.toMatchObject(ended);
});

it("is made for who may enter only", async () => {
  const rui = await register("Rui", { isAdmin: false });
  await expect(createPasswordLink(rui.id)).rejects.toMatchObject({ code: "conflict" });
  await expect(createPasswordLink("nada")).rejects.toMatchObject({ code: "notFound" });
});

it("is made for others only: one's own password needs the present one", async () => {
  const own = actingAs(team.ana, () => createPasswordLink(team.ana.id));
  await expect(own).rejects.toMatchObject({ code: "forbidden" });
});

it("is no token of the API, nor is one of these a link, nor anything made up", async () => {
  const token = await tokenFor(team.bia.id);
  expect(await readToken(token)).toBeUndefined();
  const forApi = await signToken(
    { userId: team.bia.id, sessionId: "s" },
    { role: "ADMINISTRATION", signedInAt: new Date() },
  );
  const [head, claims] = token.split(".");
  for (const other of [forApi, "nada", `${head}.${claims}.`, `${token}x`])
    await expect(setPasswordByLink({ token: other, password: nova })).rejects.toMatchObject(ended);
});

it("stays good while the new password is refused", async () => {
  const token = await tokenFor(team.bia.id);
  await expect(setPasswordByLink({ token, password: "bia bia bia bia" })).rejects.toMatchObject({
    code: "invalid",
    fields: { password: expect.any(String) },
  });
  await setPasswordByLink({ token, password: nova });
});

it("is recorded: who made it, and that its owner used it; never the token", async () => {
  const { address } = await actingAs(team.ana, () => createPasswordLink(team.bia.id));
  await setPasswordByLink({ token: new URL(address).hash.slice(1), password: nova });
  const changes = await db.change.findMany({ orderBy: { at: "asc" } });
  expect(changes).toMatchObject([
    { userName: "Ana", title: "Bia", fields: { password: ["", "link para uma nova"] } },
    { userName: "Bia", title: "Bia", fields: { password: expect.anything() } },
  ]);
  expect(JSON.stringify(changes)).not.toContain(new URL(address).hash.slice(1, 40));
});

describe("by mail", () => {
  const resend = resendForEachTest();

  it("goes to the account that asked, and works", async () => {
    await mailPasswordLink(team.bia.email);
    const [{ body = "" } = {}, ...others] = resend.received;
    expect(others).toEqual([]);
    const { to, text } = JSON.parse(body);
    expect(to).toBe(team.bia.email);
    const token = /#(\S+)/.exec(text)?.[1] ?? "";
    await setPasswordByLink({ token, password: nova });
    expect((await authenticate({ email: team.bia.email, password: nova }, "m")).id).toBe(team.bia.id);
    await expect.poll(() => resend.received.length).toBe(2); // of the new password, too
  });

  it("goes to nobody without an account that may enter", async () => {
    await register("Rui", { isAdmin: false });
    await setUsersActive([team.bia.id], false, team.ana.id);
    for (const email of ["rui@nova.example", team.bia.email, "ninguem@nova.example"]) await mailPasswordLink(email);
    expect(resend.received).toEqual([]);
  });

  it("changes nothing when it fails", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    resend.willAnswer({ status: 500 });
    await mailPasswordLink(team.bia.email);
    expect(warn).toHaveBeenCalledOnce();
    expect(await isSignedIn(team.bia)).toBe(true);
    expect((await authenticate({ email: team.bia.email, password }, "m")).id).toBe(team.bia.id);
    warn.mockRestore();
  });
});
