/** The text itself when it is at most `length` characters long, else its beginning and an ellipsis. */
export function truncate(text: string, length: number) {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
}

/** At most `length` characters, ellipsis included, cut between words where there is more than one. */
export function shorten(text: string, length: number) {
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = characters.slice(0, length).join("");
  return `${(start.match(/^.+(?=\s)/su)?.[0] ?? characters.slice(0, length - 1).join("")).replace(/[\s.,;:–-]+$/u, "")}…`;
}

/** At most `length` UTF-16 units, without the half of an emoji at the end: that is no text, and encodeURIComponent throws. */
export function cut(text: string, length: number) {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, "");
}

/** '1 item', '1.234 itens'. */
export const countOf = (count: number, one: string, many: string) =>
  `${count.toLocaleString("pt-BR")} ${count === 1 ? one : many}`;

/** Lower case, no accents: what two texts have in common when case and accents do not matter. */
export function fold(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** A readable address part: 'Café da manhã!' -> 'cafe-da-manha'; at most `length` characters, cut between words. */
export function slugify(text: string, length = 80) {
  const words = fold(text).match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words) {
    if (slug && slug.length + 1 + word.length > length) break;
    slug = slug ? `${slug}-${word}` : word.slice(0, length);
  }
  return slug;
}

/**
 * 'maria.silva@exemplo.com.br' -> 'm***@e***.br': enough to recognise one's own, too little to write to. Nothing of what is
 * no address, as imported reviews may have.
 */
export function maskEmail(email: string) {
  const [name = "", domain = ""] = email.split("@");
  if (!name || !domain) return "";
  const top = domain.slice(domain.lastIndexOf(".") + 1);
  return `${[...name][0] ?? ""}***@${[...domain][0] ?? ""}***.${top}`;
}

/**
 * Markdown as the plain text of its sentences, for excerpts, cards and descriptions. Each pattern gives up after a line or a
 * number of characters: what opens again and again and never closes must not be looked for to the end of the text each time.
 */
export function plainText(markdown: string) {
  return markdown
    .replace(/\\([!-/:-@[-`{-~])/g, hidden)
    .replace(/\\$/gm, "")
    .replace(/^(```|~~~)[^\n]*$/gm, "")
    .replace(/!\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, "")
    .replace(/\[([^\]]{1,500})\]\([^)]{0,2000}\)/g, "$1")
    .replace(/^[ \t]{0,3}(#{1,6}|>|[-*+]|\d{1,3}[.)])\s+/gm, "")
    .replace(/^[ \t]*([-*_][ \t]*){3,}$/gm, "")
    .replace(/(\*\*|__|~~|`)(?=\S)([^\n]{0,1000}?\S)\1/g, "$2")
    .replace(/(?<![\p{L}\d])([*_])(?=\S)([^\n]{0,1000}?\S)\1(?![\p{L}\d])/gu, "$2")
    .replace(/[\uE000-\uE07F]/g, shown)
    .replace(/\s+/g, " ")
    .trim();
}

/** The beginning of a Markdown text without its marks; a list of articles reads no more of each than that. */
export function excerpt(markdown: string, length: number) {
  if (markdown.length <= READ_FOR_EXCERPT) return truncate(plainText(markdown), length);
  const lines = markdown.lastIndexOf("\n", READ_FOR_EXCERPT);
  const beginning = plainText(cut(markdown, lines > 0 ? lines : READ_FOR_EXCERPT));
  return truncate(beginning.length > 2 * length ? beginning : plainText(markdown), length);
}

/** Characters, in whole lines: whatever opens in an excerpt closes within them. */
const READ_FOR_EXCERPT = 4_000;

// A sign after a backslash is text: it stays hidden, among characters for private use, while marks are taken away.
const PRIVATE = 0xe000;
const hidden = (_: string, sign: string) => String.fromCharCode(PRIVATE + sign.charCodeAt(0));
const shown = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE);

/**
 * A decimal above zero that a person wrote, exactly, as 'digits.digits' with two places at least; undefined of anything else.
 * '1.234,50', 'R$ 50', '50,5' and '1234.50' are understood: a point before exactly three digits stands for thousands.
 */
export function exactDecimal(typed: string, places = 2) {
  const text = bare(typed);
  const [, whole = "", fraction = ""] = BRAZILIAN.exec(text) ?? POINT.exec(text) ?? [];
  return fraction.length <= places ? plainDecimal(whole, fraction) : undefined;
}

/** A decimal that a program wrote, as a number or as '1234.5': a point never separates thousands. */
export function machineDecimal(given: number | string, places = 2) {
  const rounded = Number(given).toFixed(places);
  const [, whole = "", fraction = ""] = POINT.exec(rounded) ?? [];
  return isAsFineAs(Number(given), places) ? plainDecimal(whole, fraction) : undefined;
}

/** Whether the number has no more than so many places, but for what computing in binary leaves: 0.1 + 0.2 is 0.30. */
export const isAsFineAs = (number: number, places: number) =>
  Math.abs(number - Number(number.toFixed(places))) * 10 ** places < TOLERANCE;

/** Rounds half up in decimal: 10.125 is 10.13, and 1.005 is 1.01 although its binary value is below. */
export function roundHalfUp(number: number, places: number) {
  const scale = 10 ** places;
  return Math.floor(Number((number * scale).toPrecision(15)) + 0.5) / scale;
}

/** Whether the text is ambiguous, such as '1.375': above a thousand to a person, below two to a program. */
export const isAmbiguous = (text: string) => /^[1-9]\d{0,2}\.\d{3}$/.test(bare(text));

export const isMachineDecimal = (text: string) => POINT.test(text.trim());

function plainDecimal(whole: string, fraction: string) {
  const digits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const exact = `${digits}.${fraction.replace(/0+$/, "").padEnd(2, "0")}`;
  return isDecimal(exact) && digits.length <= WHOLE_DIGITS && /[1-9]/.test(exact) ? exact : undefined;
}

const bare = (typed: string) => typed.replace(/^\s*R\$|\s/gi, "");

/** Rounding tolerance, as a share of the last place. */
const TOLERANCE = 1e-4;
const BRAZILIAN = /^([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;
const POINT = /^(\d+)\.(\d+)$/;
/** Digits before the point that the database has room for. */
const WHOLE_DIGITS = 10;

const isDecimal = (text: string): text is `${number}` => /^\d+\.\d+$/.test(text);

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** For text and attribute values. */
export const escapeHtml = (text = "") => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
