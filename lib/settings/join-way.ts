import { routes } from "../routes";
import { whatsappLink } from "../site";
import type { Settings } from "./types";

/** How a visitor asks to become a volunteer: on WhatsApp, which is `outside` this site, or with the contact form. */
export type JoinWay = { href: string; outside: boolean };

export function joinWay({ whatsapp, joinMessage }: Pick<Settings, "whatsapp" | "joinMessage">): JoinWay {
  if (!whatsapp) return { href: routes.contact, outside: false };
  return { href: whatsappLink(joinMessage, whatsapp), outside: true };
}
