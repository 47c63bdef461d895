import { formatMoment, momentOf } from "../dates";
import { DONATION_KINDS, formatMoney, formatNumber, isDecimal } from "../donations/model";
import { storedId } from "../images/model";
import { categoryLabel } from "../posts/category-model";
import { projectCategoryLabel } from "../projects/model";
import { FIELD_LABELS, type FieldChanges, type FieldInWords } from "./model";

/** Characters of an unchanged beginning or end that stay, so that one recognises the place. */
const CONTEXT = 40;

/** The changed fields as a person would tell them: labels, categories, yes and no, dates. */
export function fieldsInWords(entity: string, fields: FieldChanges): FieldInWords[] {
  return Object.entries(fields)
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, [was, is]]) => {
      const [before, after] = inWords(entity, name, was, is);
      return { name, label: FIELD_LABELS[name] ?? name, before, after };
    });
}

/** In the order of the labels, which is about that of the forms; the database keeps none. */
const names = Object.keys(FIELD_LABELS);
const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);

function inWords(entity: string, name: string, was: string, is: string): [before: string, after: string] {
  if (name === "password") return ["", "trocada"]; // whatever stands there is nobody's business
  if (name === "image") return [was && "imagem anterior", is && (was ? "imagem nova" : "com imagem")];
  const word = (value: string) => value && wordOf(entity, name, value);
  const [before, after] = [word(was), word(is)];
  if (before !== after || !before) return changedPart(before, after);
  return ["", "mudou mais adiante, depois do trecho que o histórico guarda"];
}

/** A value in words, as it is stored or as a form has it; what needs none stays as it is. */
export function wordOf(entity: string, name: string, value: string) {
  switch (name) {
    case "slug":
      return entity === "project" ? projectCategoryLabel(value) : categoryLabel(value);
    case "active":
      return value === "true" ? "Ativo" : "Desabilitado";
    case "isAdmin":
      return value === "true" ? "Administrador" : "Voluntário";
    case "kind":
      return value === "MONEY" || value === "IN_KIND" ? DONATION_KINDS[value] : value;
    case "amount":
      return isDecimal(value) ? formatMoney(value) : value;
    case "quantity":
      return isDecimal(value) ? formatNumber(value) : value;
    case "createdAt":
    case "startsAt":
      return Number.isNaN(Date.parse(value)) ? value : formatMoment(momentOf(value));
    case "data":
    case "date":
      return value.split("-").reverse().join("-");
    case "delivery":
      return DELIVERIES[value] ?? value;
    default:
      return YES_NO[value] ?? value;
  }
}

const DELIVERIES: Record<string, string> = {
  STORED: "só no painel",
  PENDING: "na fila",
  SENT: "enviada",
  FAILED: "não foi",
  RESEND: "pedido de novo",
};
/** A field's value as the text that is kept and compared; of a list, an item a line. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(itemText).join("\n");
  return String(value);
}

function itemText(item: unknown) {
  if (typeof item !== "object" || item === null) return String(item);
  const parts = Object.values(item).map(String).map(addressText);
  return parts.filter(Boolean).join(" · ");
}

/** An upload's address says nothing to a person; that it is another one does. */
function addressText(text: string) {
  const id = storedId(text);
  return id ? `imagem ${id.slice(0, 6)}` : text;
}

const YES_NO: Record<string, string> = { true: "Sim", false: "Não" };

/** Of two long texts the part that differs, with a little of what stands around it. */
export function changedPart(before: string, after: string): [before: string, after: string] {
  const [was, is] = [[...before], [...after]];
  if (Math.max(was.length, is.length) <= 4 * CONTEXT) return [before, after];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start++;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const part = (text: string[]) => {
    const [from, to] = [Math.max(0, start - CONTEXT), Math.min(text.length, text.length - end + CONTEXT)];
    return `${from > 0 ? "…" : ""}${text.slice(from, to).join("")}${to < text.length ? "…" : ""}`;
  };
  return [part(was), part(is)];
}
