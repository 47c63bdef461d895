import "server-only";
import { escapeHtml } from "../text";
import { mailAddresses } from "./config";
import type { Mail } from "./send";

/** A mail of a few sentences: to the organisation, or to one of its people. */
export async function composeNotice(subject: string, sentences: readonly string[], to?: string): Promise<Mail> {
  const { prefix, from, to: organisation } = await mailAddresses();
  const html = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("");
  return { from, to: to ?? organisation, subject: `${prefix} ${subject}`, text: sentences.join("\n\n"), html };
}
