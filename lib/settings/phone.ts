import { unpunctuated } from "../text";

/** '(34) 90000-0000' as +5534900000000; numbers without an area, as 0800, stay as they are. */
export function dialable(number: string) {
  const digits = number.replace(/\D/g, "");
  return /^[1-9]\d{9,10}$/.test(digits) ? `+55${digits}` : digits;
}

/** 34900000000, with or without 55 before it, as '(34) 90000-0000'; anything else as it is. */
export function formatPhone(text: string) {
  const [, area, first, last] = /^(?:\+?55)?0?([1-9]{2})(\d{4,5})(\d{4})$/.exec(unpunctuated(text)) ?? [];
  return area ? `(${area}) ${first}-${last}` : text;
}

/** A number as it is stored for wa.me, as one types it: another country's with a plus. */
export const typedWhatsapp = (stored: string) =>
  /^55\d{10,11}$/.test(stored) ? formatPhone(stored) : stored && `+${stored}`;

/** A Brazilian mobile's number as wa.me wants it, '5534912345678'; undefined of any other. */
export const whatsappNumber = (number: string) => /^\+(55[1-9]{2}9\d{8})$/.exec(dialable(formatPhone(number)))?.[1];
