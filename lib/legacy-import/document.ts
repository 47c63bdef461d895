import { createHash } from "node:crypto";
import { z } from "zod";
import { type Categories, labelOf } from "../categories/labels";
import { momentOf } from "../dates";
import { AppError } from "../errors";
import { slugify } from "../text";
import { validate } from "../validate";

// Converts values of the previous system's documents; `remark` reports changes.

export type Remark = (text: string) => void;

const document = z.record(z.string(), z.unknown(), { error: "não é um documento" });
export type Document = z.infer<typeof document>;

/** The document with its id, or a derived one; throws an AppError for a value that is no document. */
export function openDocument(value: unknown, within = "") {
  const opened = validate(document, value);
  const id = idOf(opened, within);
  if (id === undefined) throw new AppError("invalid", WRONG_ID, { _id: WRONG_ID });
  return { id, document: opened };
}

const WRONG_ID = "o identificador só pode ter letras, números, - e _, até 64";

/** The text of a string or number; undefined for any other value, and for blank text. */
export function textOf(value: unknown) {
  const text = typeof value === "number" && Number.isFinite(value) ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined;
}

/** A boolean, however it was stored. */
export function flagOf(value: unknown) {
  if (value === true || value === "true" || value === 1) return true;
  if (value === false || value === "false" || value === 0) return false;
  return undefined;
}

/**
 * The id of a document: its `_id`, else a hash of its content, which is stable across imports. Undefined for an id that
 * an address cannot contain.
 */
function idOf({ _id, ...rest }: Document, within: string) {
  if (_id === undefined || _id === null) {
    return createHash("sha256")
      .update(`${within}${JSON.stringify(rest)}`)
      .digest("hex")
      .slice(0, 24);
  }
  const id = textOf(_id);
  return id && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/** The creation time: of the document, under either spelling, else of its id (an ObjectId begins with its second). */
export function createdAtOf({ createdAt, cretedAt }: Document, id: string, remark: Remark) {
  const said = createdAt ?? cretedAt;
  const date = dateOf(said);
  if (date) return date;
  const ofId = dateOfId(id);
  if (said !== undefined && said !== null)
    remark(`createdAt: a data não pôde ser lida; ficou ${ofId ? "a do _id" : "a de hoje"}`);
  return ofId;
}

/** Of a text as databases write it alone: of '12/10/2023' JavaScript makes the 10th of December, and of '5' a day of May. */
function dateOf(value: unknown) {
  const isDate = value instanceof Date || typeof value === "number" || (typeof value === "string" && ISO.test(value));
  if (!isDate) return undefined;
  const date = typeof value === "string" ? momentOf(value) : new Date(value);
  return isPlausible(date) ? date : undefined;
}

const ISO = /^\d{4}-\d\d-\d\d(?:[T ]|$)/;

function dateOfId(id: string) {
  if (!/^[\da-f]{24}$/i.test(id)) return undefined;
  const date = dateOf(Number.parseInt(id.slice(0, 8), 16) * 1000);
  return date && date.getTime() <= Date.now() ? date : undefined;
}

/** Whether the year is possible: MongoDB is of 2009, and a typing error such as 202023 breaks pages. */
const isPlausible = (date: Date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() <= 2100;

/** The key of a category from its key, its name, or the singular of either; else the first one. */
export function categoryOf(value: unknown, categories: Categories, remark: Remark) {
  const words = stem(textOf(value) ?? "");
  const keys = Object.keys(categories);
  const isNamed = (key: string) => stem(key) === words || stem(labelOf(categories, key)) === words;
  const found = keys.find(isNamed) ?? keys.find((key) => stem(key).startsWith(`${words}-`));
  if (found) return found;
  const [otherwise = ""] = keys;
  const name = labelOf(categories, otherwise);
  const problem = words ? `a categoria "${textOf(value)}" não existe aqui` : "sem categoria";
  remark(`slug: ${problem}; ficou em ${name}`);
  return otherwise;
}

/** 'Cestas Básicas' and 'cesta-basica' -> 'cesta-basica', 'Ações' -> 'acao'. */
const stem = (text: string) =>
  slugify(text)
    .replace(/oes(?=-|$)/g, "ao")
    .replace(/s(?=-|$)/g, "");
