import { defaultSettings } from "./defaults";
import type { Settings } from "./types";

type Contacts = Pick<Settings, "coordinator" | "phones" | "email" | "whatsapp" | "profiles">;

/** The contacts that are still those of a new installation, which reach nobody of the organisation; in words. */
export function sampleContacts(site: Contacts): string[] {
  const sample = defaultSettings();
  const numbers = sample.phones.map(({ number }) => number);
  const profiles = sample.profiles.map(({ url }) => url);
  const contacts: [string, boolean][] = [
    ["a coordenação", site.coordinator === sample.coordinator],
    ["o e-mail", site.email === sample.email],
    ["o telefone", site.phones.some(({ number }) => numbers.includes(number))],
    ["o WhatsApp", site.whatsapp === sample.whatsapp],
    ["o Instagram", site.profiles.some(({ url }) => profiles.includes(url))],
  ];
  return contacts.filter(([, isSample]) => isSample).map(([name]) => name);
}
