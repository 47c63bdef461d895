import { afterEach, expect, it, vi } from "vitest";
import { db } from "../db/client";
import { log } from "../log";
import { resendForEachTest, sent } from "../mail/resend.fixture";
import { presentSignIn } from "./api-token";
import { tellOfNewDevice } from "./new-device-mail";
import { createFirstAdministrator } from "./service";

const resend = resendForEachTest();

const ana = { name: "Ana <Maria>", email: "ana@nova.example" };
const session = { id: "s1", device: "Chrome no Android", createdAt: new Date("2026-05-04T15:30:00Z") };

afterEach(() => vi.restoreAllMocks());

it("the owner hears when and with what, and what to do", async () => {
  await tellOfNewDevice(ana, session);
  const [{ body = "", headers = {} } = {}, ...others] = resend.received;
  expect(others).toEqual([]);
  expect(headers["idempotency-key"]).toBe("aparelho-s1");
  const mail = JSON.parse(body);
  expect(mail).toMatchObject({ to: ana.email, subject: "[Nova] Entrada num aparelho novo" });
  expect(mail.text).toContain("em 04-05-2026 às 12:30, num aparelho novo: Chrome no Android");
  expect(mail.text).toContain("/profile");
  // A new password does not end them.
  expect(mail.text).toContain("tire as chaves de acesso que não são suas");
  expect(mail.html).toContain("Ana &lt;Maria&gt;");
});

it("without mail nothing is tried, and a mail that fails is a line in the log", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  vi.stubEnv("RESEND_API_KEY", "");
  await tellOfNewDevice(ana, session);
  expect([resend.received, warn.mock.calls]).toEqual([[], []]);
  vi.stubEnv("RESEND_API_KEY", "re_teste");
  resend.willAnswer({ status: 500 });
  await tellOfNewDevice(ana, session);
  expect(warn).toHaveBeenCalledOnce();
  resend.willAnswer(sent);
});

it("who signs in by the API is told of, once a month for each program", async () => {
  await db.user.deleteMany();
  const user = await createFirstAdministrator({ ...ana, password: "segredo-bem-longo" });
  for (const device of ["curl", "curl", "wget"]) await presentSignIn(user, device);
  await expect
    .poll(() => resend.received.map(({ body = "" }) => /num aparelho novo: (\w+)/.exec(body)?.[1]).sort())
    .toEqual([...["curl", "wget"]]); // each mail on its own way
});
