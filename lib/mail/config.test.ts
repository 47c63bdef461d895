import { afterEach, expect, it, vi } from "vitest";
import { getSettings, updateSettings } from "../settings/service";
import { mailAddresses } from "./config";

afterEach(() => vi.unstubAllEnvs());

it("whatever the organisation is called, the sender is one address (RFC 5322, 3.2.3)", async () => {
  vi.stubEnv("CONTACT_FROM", "");
  const { settings } = await getSettings();
  await updateSettings({ ...settings, name: 'Casa "Nova": Pão, Paz e Amor; S.O.S. (MG) <a@b> \\' });
  expect((await mailAddresses()).from).toBe("Casa Nova Pão Paz e Amor S.O.S. MG a b <onboarding@resend.dev>");
  vi.stubEnv("CONTACT_FROM", '"Paz, Pão" e Amor <site@nova.example>');
  expect((await mailAddresses()).from).toBe("Paz Pão e Amor <site@nova.example>");
  vi.stubEnv("CONTACT_FROM", "site@nova.example");
  expect((await mailAddresses()).from).toBe("site@nova.example");
});
