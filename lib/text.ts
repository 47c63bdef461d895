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

/** 'arroz' -> 'Arroz'. */
export const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** '1.234'. */
export const formatCount = (count: number) => count.toLocaleString("pt-BR");

/** '1 item', '1.234 itens'. */
export const countOf = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Lower case, no accents: what two texts have in common when case and accents do not matter. */
export function fold(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The same with single spaces between words, as careless writing does not matter either. */
export const foldWords = (text: string) => fold(text).replace(/\s+/g, " ").trim();

/** A number without what people, and the telephones that they copy it from, set between digits: also dashes that do not break, and invisible signs. */
export const unpunctuated = (number: string) => number.replace(/[\s()./\p{Pd}\p{Cf}]/gu, "");

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

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** For text and attribute values. */
export const escapeHtml = (text = "") => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
