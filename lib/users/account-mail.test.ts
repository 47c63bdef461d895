import { TOTP } from "otpauth";
import { afterEach, describe, expect, it, vi } from "vitest";
import { finishRegistration } from "../auth/passkeys";
import { startSession } from "../auth/sessions";
import { db } from "../db/client";
import { actingAs } from "../history/actor";
import { log } from "../log";
import { resendForEachTest, sent } from "../mail/resend.fixture";
import { handOver } from "./handover";
import { addPasskey, removePasskey } from "./passkeys";
import { createPasswordLink, setPasswordByLink } from "./password-link";
import { updateProfile } from "./profile";
import { profileInput } from "./schema";
import {
  addAuthenticatorApp,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  startAuthenticatorApp,
} from "./second-factor";
import { setAdministrator, withImage } from "./service";
import { clearSecondFactor, setUserRole, setUsersActive } from "./team";
import { password, teamForEachTest } from "./team.fixture";

vi.mock("../auth/passkeys", { spy: true });

const resend = resendForEachTest();
const { team } = teamForEachTest();
const nova = "canoa tigre lanterna";

afterEach(() => vi.restoreAllMocks());

const mails = () => resend.received.map(({ body = "" }) => JSON.parse(body));
const readBia = () => db.user.findUniqueOrThrow({ where: { id: team.bia.id }, include: withImage });
const asBia = async <Result>(work: () => Promise<Result>) => actingAs(team.bia, work);
async function profile(more: Record<string, unknown>) {
  const given = { name: "Bia", email: "bia@nova.example", currentPassword: password, ...more };
  return updateProfile(await readBia(), profileInput.parse(given));
}

/** The one mail of a change: what it says that changed, and by whom. */
async function mailOf(change: () => Promise<unknown>) {
  resend.received.length = 0;
  await change();
  await expect.poll(mails).toMatchObject([{ to: team.bia.email, subject: "[Nova] A sua conta mudou" }]);
  return /às \d\d:\d\d, (.+?)\n/.exec(mails()[0].text)?.[1];
}

describe("the owner hears, at the address that the account had, of", () => {
  it("another e-mail and a new password, in one mail with what to do, and without either", async () => {
    const change = { email: "outra@nova.example", password: nova, confirmation: nova };
    expect(await mailOf(() => asBia(() => profile(change)))).toBe(
      "por quem entrou com ela: o e-mail de entrada é outro; a senha é outra.",
    );
    const [{ text, html }] = mails();
    expect(text).toContain("peça agora ajuda a outra pessoa da administração");
    expect(html).toContain('/profile">');
    for (const secret of [nova, change.email, (await readBia()).passwordHash]) expect(text).not.toContain(secret);
  });

  it("each change of the second factor", async () => {
    const { secret, pending } = await startAuthenticatorApp(team.bia);
    const input = { pending, code: new TOTP({ secret }).generate(), currentPassword: password };
    const { id } = team.bia;
    expect(await mailOf(() => asBia(() => addAuthenticatorApp(id, input)))).toBe(
      "por quem entrou com ela: o aplicativo de códigos foi ligado; há códigos de recuperação novos.",
    );
    const renew = () => asBia(() => renewRecoveryCodes(id, password));
    expect(await mailOf(renew)).toBe("por quem entrou com ela: há códigos de recuperação novos.");
    const made = { id: "chave", publicKey: new Uint8Array([1]), counter: 0n, transports: [] };
    vi.mocked(finishRegistration).mockResolvedValueOnce(made as never);
    const add = async () => addPasskey(await readBia(), { state: "", response: {} } as never, "localhost", "Chrome");
    expect(await mailOf(() => asBia(add))).toBe("por quem entrou com ela: entrou uma chave de acesso.");
    expect(await mailOf(() => asBia(() => removeAuthenticatorApp(id, password)))).toBe(
      "por quem entrou com ela: o aplicativo de códigos foi desligado.",
    );
    expect(await mailOf(() => asBia(async () => removePasskey(await readBia(), "chave", password)))).toBe(
      "por quem entrou com ela: saiu uma chave de acesso.",
    );
  });

  it("what others did: a link that was used, the second factor taken off, the handover, the command line", async () => {
    const { id } = team.bia;
    const token = new URL((await createPasswordLink(id)).address).hash.slice(1);
    expect(await mailOf(() => setPasswordByLink({ token, password: nova }))).toBe(
      "por um link para uma senha nova: a senha é outra.",
    );
    await db.user.update({ where: { id }, data: { totpSecret: "x", passkeyCount: 2, recoveryHashes: ["a"] } });
    expect(await mailOf(() => actingAs(team.ana, () => clearSecondFactor(id, team.ana.id)))).toBe(
      "por Ana: o aplicativo de códigos foi desligado; saíram 2 chaves de acesso.",
    );
    const session = await startSession(team.ana, { kind: "COOKIE", device: "Chrome" });
    const parts = [{ _id: id, before: "ADMINISTRATION" as const, part: "READING" as const }];
    const handover = () => handOver({ parts }, { ...team.ana, session });
    expect(await mailOf(() => actingAs(team.ana, handover))).toBe("por Ana: a senha é outra.");
    resend.received.length = 0;
    await setAdministrator({ email: team.bia.email, password: nova }); // whose process ends then
    expect(mails()).toMatchObject([{ text: expect.stringContaining(", por Sistema: a senha é outra.") }]);
  });
});

it("other changes are no news, and without mail nothing is tried", async () => {
  await asBia(() => profile({ name: "Bia Lima" }));
  await setUserRole(team.bia.id, "READING", team.ana.id);
  await setUsersActive([team.bia.id], false, team.ana.id);
  vi.stubEnv("RESEND_API_KEY", "");
  await setAdministrator({ email: team.bia.email, password: nova });
  vi.stubEnv("RESEND_API_KEY", "re_teste");
  await setAdministrator({ email: team.ana.email, password: nova });
  expect(mails()).toMatchObject([{ to: team.ana.email }]);
});

it("a save waits for no mail, and stands when it fails", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 200));
  resend.willAnswer("never");
  expect(await asBia(() => profile({ email: "outra@nova.example" }))).toMatchObject({ email: "outra@nova.example" });
  await expect.poll(() => resend.received.length).toBe(1);
  resend.willAnswer(sent);
  await expect.poll(() => resend.received.length, { timeout: 5_000 }).toBe(2); // nothing is left for the next file
  resend.willAnswer({ status: 500 });
  await setAdministrator({ email: team.ana.email, password: nova });
  expect(warn).toHaveBeenCalledOnce();
});
