import { z } from "zod";
import { unpunctuated } from "../text";

/** The five kinds of Pix keys, and what they are called. */
export const KEY_KINDS = {
  cpf: "CPF",
  cnpj: "CNPJ",
  email: "e-mail",
  phone: "telefone",
  random: "chave aleatória",
} as const;
type KeyKind = keyof typeof KEY_KINDS;

/** `value`: the form in the code and in the Banco Central's directory (DICT); `shown`: the form for people. */
export type PixKey = { kind: KeyKind; value: string; shown: string };

/** Longest e-mail that DICT takes. */
const EMAIL_MAX = 77;

/**
 * The key that a person typed, with or without punctuation; undefined when it cannot be one. Eleven digits are a CPF when
 * its check digits are right, else a telephone: one that happens to look like a CPF is written with +55 or parentheses.
 */
export function parsePixKey(typed: string): PixKey | undefined {
  const text = typed.trim();
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return plain("random", text.toLowerCase());
  if (text.includes("@")) {
    const email = text.toLowerCase();
    return email.length <= EMAIL_MAX && z.email().safeParse(email).success ? plain("email", email) : undefined;
  }
  const bare = unpunctuated(text).toUpperCase();
  const written = text.includes("+") || text.includes("(");
  if (!written && isCpf(bare)) return { kind: "cpf", value: bare, shown: mask(bare, "999.999.999-99") };
  if (isCnpj(bare)) return { kind: "cnpj", value: bare, shown: mask(bare, "99.999.999/9999-99") };
  return parsePhone(bare);
}

/** Whether the organisation has a (valid) key, so that pages may ask for a donation by Pix. */
export const takesPix = ({ donationKey }: { donationKey: string }) => parsePixKey(donationKey) !== undefined;

/** Whether it is the sample key of a new installation, under a reserved domain name (RFC 2606). */
export const isSampleKey = ({ kind, value }: PixKey) =>
  kind === "email" && /[@.](?:example(?:\.(?:com|org|net))?|test|invalid)$/.test(value);

/** Whether the site still asks for donations to the sample key. */
export function offersSampleKey({ donationKey }: { donationKey: string }) {
  const key = parsePixKey(donationKey);
  return key !== undefined && isSampleKey(key);
}

const plain = (kind: KeyKind, value: string): PixKey => ({ kind, value, shown: value });

/** A Brazilian telephone with its area, with or without country: nine digits from 9 for a mobile, eight from 2 to 5. */
function parsePhone(bare: string): PixKey | undefined {
  const [, area = "", number = ""] = /^(?:\+?55)?([1-9][1-9])(9\d{8}|[2-5]\d{7})$/.exec(bare) ?? [];
  if (!number) return undefined;
  const half = number.length - 4;
  return {
    kind: "phone",
    value: `+55${area}${number}`,
    shown: `(${area}) ${number.slice(0, half)}-${number.slice(half)}`,
  };
}

/** Two check digits modulo 11; the same digit eleven times fits, and is none. */
function isCpf(text: string) {
  if (!/^\d{11}$/.test(text) || /^(\d)\1*$/.test(text)) return false;
  return text.endsWith(checkDigits(text.slice(0, 9), (fromRight) => fromRight + 2));
}

/** Fourteen places; since July 2026 the first twelve may be letters, too, which count as their ASCII code less 48. */
function isCnpj(text: string) {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^(\d)\1*$/.test(text)) return false;
  return text.endsWith(checkDigits(text.slice(0, 12), (fromRight) => (fromRight % 8) + 2));
}

function checkDigits(base: string, weightOf: (fromRight: number) => number) {
  let text = base;
  for (let n = 0; n < 2; n++) {
    const places = [...text].reverse();
    const sum = places.reduce((total, place, at) => total + (place.charCodeAt(0) - 48) * weightOf(at), 0);
    const rest = sum % 11;
    text += rest < 2 ? 0 : 11 - rest;
  }
  return text.slice(-2);
}

/** '12345678909' in '999.999.999-99'. */
function mask(text: string, pattern: string) {
  let at = 0;
  return pattern.replace(/9/g, () => text[at++] ?? "");
}
