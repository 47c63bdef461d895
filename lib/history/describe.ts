import { entityOf } from "../entities";
import { storedId } from "../routes";
import { truncate } from "../text";
import { historyCopy } from "./copy";
import type { FieldChanges, FieldDescription } from "./types";

/** Characters of unchanged text around a change, so that its place is recognised. */
const CONTEXT_LENGTH = 40;
/** Characters of a value that a list shows. */
const MAX_SHOWN_LENGTH = 2_000;

/** By the entity's key, the label of each of its categories by theirs. */
export type CategoryLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The changed fields as text for people: labels, categories, yes and no, dates. */
export function describeFields(entity: string, fields: FieldChanges, categories: CategoryLabels): FieldDescription[] {
  const known = entityOf(entity)?.fields ?? {};
  // In the order of the entity's fields, about that of its form; jsonb has no order of its own.
  const names = Object.keys(known);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.entries(fields)
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, [was, is]]) => {
      const [before, after] = describeChange(entity, name, was, is, categories);
      return { name, label: known[name]?.label ?? name, before, after };
    });
}

function describeChange(
  entity: string,
  name: string,
  was: string,
  is: string,
  categories: CategoryLabels,
): [before: string, after: string] {
  const { personal } = entityOf(entity)?.fields[name] ?? {};
  if (personal && (personal === true || was === is)) return ["", historyCopy.personal];
  if (isErased([was, is])) return ["", historyCopy.erasedValue];
  if (name === "image" || name === "logo")
    return [was && "imagem anterior", is && (was ? "imagem nova" : "com imagem")];
  const word = (value: string) => value && displayValue(entity, name, value, categories);
  const [before, after] = [word(was), word(is)];
  if (before !== after || !before) return shown(changedPart(before, after));
  return ["", "mudou mais adiante, depois do trecho que o histórico guarda"];
}

/** No change has neither a value before nor one after. */
export const isErased = ([was, is]: readonly [string, string]) => !was && !is;

const shown = ([before, after]: [string, string]): [before: string, after: string] => [
  truncate(before, MAX_SHOWN_LENGTH),
  truncate(after, MAX_SHOWN_LENGTH),
];

/** The display text of a value as it is stored, or as a form has it. */
export function displayValue(entity: string, name: string, value: string, categories: CategoryLabels) {
  const { show, category } = entityOf(entity)?.fields[name] ?? {};
  if (category) return new Map(Object.entries(categories[entity] ?? {})).get(value) ?? value;
  return show ? show(value) : (YES_NO.get(value) ?? value);
}

/** A field's value as the text that is stored and compared; a list has an item a line. */
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

/** The beginning of an upload's id: enough to tell two pictures apart. */
function addressText(text: string) {
  const id = storedId(text);
  return id ? `imagem ${id.slice(0, 6)}` : text;
}

/** A Map, as the value may be any text: an object has a 'constructor', too. */
const YES_NO = new Map([
  ["true", "Sim"],
  ["false", "Não"],
]);

/** The part in which two long texts differ, with a little context. */
export function changedPart(before: string, after: string): [before: string, after: string] {
  const [was, is] = [[...before], [...after]];
  if (Math.max(was.length, is.length) <= 4 * CONTEXT_LENGTH) return [before, after];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start++;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const part = (text: string[]) => {
    const [from, to] = [Math.max(0, start - CONTEXT_LENGTH), Math.min(text.length, text.length - end + CONTEXT_LENGTH)];
    return `${from > 0 ? "…" : ""}${text.slice(from, to).join("")}${to < text.length ? "…" : ""}`;
  };
  return [part(was), part(is)];
}
