import { expect, it } from "vitest";
import { defaultSettings } from "./defaults";
import { sampleContacts } from "./sample-contacts";
import { parse } from "./schema.fixture";

it("contacts that reach nobody are told one by one, also after the settings were saved, until they are changed", () => {
  const sample = defaultSettings();
  const all = ["a coordenação", "o e-mail", "o telefone", "o WhatsApp", "o Instagram"];
  expect(sampleContacts(sample)).toEqual(all);
  expect(sampleContacts(parse({ email: "casa@sopa.org.br" }))).toEqual(all.filter((name) => name !== "o e-mail"));
  const none = { coordinator: "", email: "", phones: [], whatsapp: "", profiles: [] };
  expect(sampleContacts({ ...sample, ...none })).toEqual([]);
});
