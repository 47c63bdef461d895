import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { db } from "../db";
import { AppError } from "../errors";
import { record } from "../history/service";
import { readSpreadsheet } from "../spreadsheet/read";
import { fold, machineDecimal, truncate } from "../text";
import { findHeadings, type ParsedRow, parseRow } from "./import-rows";
import {
  centsOf,
  countOf,
  describeGift,
  IMPORT_LIMITS,
  type ImportDone,
  type ImportPreview,
  type ImportRowState,
  importCopy,
  QUANTITY_PLACES,
  reaisOf,
} from "./model";
import type { DonationInput } from "./schema";

/** Problems, remarks and rows that a preview shows. */
const SHOWN = { problems: 200, remarks: 200, rows: 50 };
/** Rows that one statement adds. */
const AT_ONCE = 500;
/** Milliseconds for all of them; each row is indexed for two searches. */
const MANY = { timeout: 120_000 };

/** What importing the file would do; nothing is changed. */
export async function previewImport(bytes: Buffer): Promise<ImportPreview> {
  const { rows, ignored } = await readDonations(bytes);
  const good = withKeys(rows);
  const [known, typed] = await Promise.all([findKnown(good), findTyped(good)]);
  const stateOf = ({ line }: ParsedRow): ImportRowState => {
    const row = good.get(line);
    if (!row) return "wrong";
    if (known.has(row.key)) return "known";
    return typed.has(row.content) ? "similar" : "new";
  };
  const problems = rows.flatMap((row) => row.problems);
  const remarks = rows.flatMap((row) => row.remarks);
  const states = rows.map((row) => ({ row, state: stateOf(row) }));
  const count = (state: ImportRowState) => states.filter((one) => one.state === state).length;
  const added = states.flatMap(({ row, state }) => (state === "new" || state === "similar" ? (row.input ?? []) : []));
  return {
    rows: rows.length,
    counts: { new: count("new"), known: count("known"), similar: count("similar"), wrong: count("wrong") },
    totals: totalsOf(added),
    problems: problems.slice(0, SHOWN.problems),
    problemCount: problems.length,
    remarks: remarks.slice(0, SHOWN.remarks),
    remarkCount: remarks.length,
    preview: states
      .slice(0, SHOWN.rows)
      .flatMap(({ row: { line, input }, state }) =>
        input
          ? [{ line, state, date: input.date, donor: input.donor, gift: describeGift(input), acao: input.acao }]
          : [],
      ),
    ignored,
  };
}

/** Imports the file whole or, when one row is wrong, not at all ('invalid'). What was imported before is not added again. */
export async function importDonations(bytes: Buffer, fileName: string): Promise<ImportDone> {
  const { rows } = await readDonations(bytes);
  if (rows.some(({ input }) => !input)) throw new AppError("invalid", importCopy.wrong);
  const importId = randomUUID();
  const data = [...withKeys(rows).values()].map(({ key, input: { seen: _, date, ...fields } }) => ({
    ...fields,
    date: new Date(date),
    importKey: key,
    importId,
  }));
  const added = await db.$transaction(async (tx) => {
    let count = 0;
    for (let start = 0; start < data.length; start += AT_ONCE) {
      const some = data.slice(start, start + AT_ONCE);
      count += (await tx.donation.createMany({ data: some, skipDuplicates: true })).count;
    }
    const title = `${countOf(count, "doação", "doações")} (${truncate(fileName, 80)})`;
    if (count > 0) await record(tx, "CREATE", { entity: "import", id: importId, title });
    return count;
  }, MANY);
  return { importId, added, known: data.length - added };
}

async function readDonations(bytes: Buffer) {
  const found = findHeadings(await readSpreadsheet(bytes));
  if (!found) throw new AppError("invalid", importCopy.noHeading);
  if (found.rows.length === 0) throw new AppError("invalid", importCopy.noRows);
  if (found.rows.length > IMPORT_LIMITS.rows) throw new AppError("invalid", importCopy.tooMany);
  return { ignored: found.ignored, rows: found.rows.map((row) => parseRow(row, found.columns)) };
}

type Keyed = { input: DonationInput; content: string; key: string };

/** The good rows by their lines. The second of two equal rows has another key: both were given. */
function withKeys(rows: ParsedRow[]) {
  const seen = new Map<string, number>();
  const keyed = new Map<number, Keyed>();
  for (const { line, input } of rows) {
    if (!input) continue;
    const content = contentOf(input);
    const occurrence = (seen.get(content) ?? 0) + 1;
    seen.set(content, occurrence);
    keyed.set(line, { input, content, key: createHash("sha256").update(`${occurrence} ${content}`).digest("hex") });
  }
  return keyed;
}

type Content = Pick<DonationInput, "kind" | "amount" | "quantity" | "items" | "date" | "donor" | "acao">;

/** What makes a donation that one; a permission or a note that changes later does not make another one of it. */
function contentOf({ kind, amount, quantity, items, date, donor, acao }: Content) {
  const words = [items ?? "", donor, acao].map((text) => fold(text).replace(/\s+/g, " ").trim());
  return JSON.stringify([kind, date, amount ?? "", quantity ?? "", ...words]);
}

async function findKnown(rows: Map<number, Keyed>) {
  const keys = [...rows.values()].map(({ key }) => key);
  const found = await db.donation.findMany({ where: { importKey: { in: keys } }, select: { importKey: true } });
  return new Set(found.map(({ importKey }) => importKey));
}

/** What was typed in by hand on the days in question. */
async function findTyped(rows: Map<number, Keyed>) {
  const days = [...new Set([...rows.values()].map(({ input }) => input.date))];
  const found = await db.donation.findMany({
    where: { importKey: null, date: { in: days.map((day) => new Date(day)) } },
    select: { kind: true, amount: true, quantity: true, items: true, date: true, donor: true, acao: true },
  });
  return new Set(
    found.map(({ amount, quantity, date, ...fields }) =>
      contentOf({
        ...fields,
        amount: exact(amount),
        quantity: exact(quantity),
        date: date.toISOString().slice(0, 10),
      }),
    ),
  );
}

const exact = (decimal: { toString: () => string } | null) =>
  decimal === null ? null : (machineDecimal(decimal.toString(), QUANTITY_PLACES) ?? null);

function totalsOf(inputs: DonationInput[]) {
  const money = inputs.filter(({ kind }) => kind === "MONEY");
  const cents = money.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  return { amount: reaisOf(cents), money: money.length, inKind: inputs.length - money.length };
}
