import "server-only";
import { randomUUID } from "node:crypto";
import { assertCampaign, listCampaignTitles } from "../../campaigns/service";
import { db } from "../../db/client";
import { holdLock } from "../../db/locks";
import { AppError } from "../../errors";
import { record } from "../../history/service";
import { announce } from "../../items/announce";
import { countOf } from "../../text";
import { importEntity } from "../entity";
import { type ComparedRow, compareRows } from "./compare";
import { importCopy } from "./copy";
import { leftOutKey } from "./fingerprint";
import { countImportedMonths, findImportedKeys, findStored, type Reader, rememberKeys } from "./imported";
import { readInChild } from "./read-in-child";
import type { GoodRow, ReadOptions } from "./read-rows";
import { doubtsOf, shown, totalsOf } from "./shown";
import type { ImportDone, ImportPreview } from "./types";

/** Entries of each list of a preview at most. */
const PREVIEW_LIMITS = { problems: 200, remarks: 200, rows: 50 };
/** Rows of one INSERT. */
const INSERT_BATCH = 500;
/** In milliseconds: 20,000 rows, each indexed for two searches, take about a minute. */
const IMPORT_TRANSACTION = { timeout: 120_000 };

/** A preview of the import; nothing is changed. */
export async function previewImport(
  bytes: Buffer,
  options: Pick<ReadOptions, "acaoColumn"> = {},
): Promise<ImportPreview> {
  const campaigns = await listCampaignTitles();
  const read = await readInChild(bytes, { ...options, campaigns });
  const { ignored, otherSheets, acaoChoices, count: all, good, problems, wrongSheet, remarks } = read;
  // With the unit, since a bar of items adds up the quantities of all rows, whatever their items are.
  const titles = new Map(campaigns.map(({ _id, titulo, unit }) => [_id, unit ? `${titulo} (conta ${unit})` : titulo]));
  const compared = await compare(db, good);
  const count = (wanted: ComparedRow["state"]) => compared.filter(({ state }) => state === wanted).length;
  const newRows = compared.filter(({ state }) => state === "new");
  const added = newRows.map(({ input }) => input);
  return {
    rows: all,
    counts: {
      new: count("new"),
      known: count("known"),
      typed: count("typed"),
      similar: count("similar"),
      gone: count("gone"),
      elsewhere: count("elsewhere"),
      wrong: all - good.length,
    },
    totals: totalsOf(added),
    repeated: newRows.filter(({ isRepeated }) => isRepeated).map(({ line }) => line),
    withNotes: added.filter(({ notes }) => notes).length,
    inImportedMonths: await countImportedMonths(added.map(({ date }) => date)),
    problems: problems.slice(0, PREVIEW_LIMITS.problems),
    problemCount: problems.length,
    wrongSheet,
    remarks: remarks.slice(0, PREVIEW_LIMITS.remarks),
    remarkCount: remarks.length,
    preview: compared.slice(0, PREVIEW_LIMITS.rows).map((row) => shown(row, titles)),
    doubts: doubtsOf(compared, titles),
    ignored,
    otherSheets,
    acaoChoices,
  };
}

type Choices = Pick<ReadOptions, "acaoColumn"> & { ticked?: number[]; skipWrong?: boolean };

/**
 * Imports the file whole or, when one row is wrong and `skipWrong` does not leave it out, not at all ('invalid'). What was
 * imported before is not added again; of the doubtful rows (DOUBTFUL_STATES) only those of the lines in `ticked` are added.
 */
export async function importDonations(bytes: Buffer, choices: Choices = {}): Promise<ImportDone> {
  const { ticked = [], skipWrong = false, ...options } = choices;
  const { count, good } = await readInChild(bytes, { ...options, campaigns: await listCampaignTitles() });
  if (good.length < count && !skipWrong) throw new AppError("invalid", importCopy.wrong);
  const importId = randomUUID();
  const wanted = new Set(ticked);
  return db.$transaction(async (tx) => {
    // One import at a time, so that each one sees what the others brought.
    await holdLock(tx, "import");
    const compared = await compare(tx, good);
    const known = compared.filter(({ state }) => state === "known").length;
    const isChosen = ({ line, state }: ComparedRow) => state === "new" || (state !== "known" && wanted.has(line));
    const chosen = compared.filter(isChosen);
    const left = compared.filter((row) => row.state !== "known" && !isChosen(row));
    const data = chosen.map(({ importKey, input: { seen: _, date, ...fields } }) => ({
      ...fields,
      date: new Date(date),
      importKey,
      importId,
    }));
    // Until the end nobody changes what these campaigns count; one that was deleted while the file was read is refused.
    for (const id of [...new Set(data.map(({ campaignId }) => campaignId))].sort())
      await assertCampaign(tx, id).catch(campaignGone);
    let added = 0;
    for (let start = 0; start < data.length; start += INSERT_BATCH) {
      const some = data.slice(start, start + INSERT_BATCH);
      added += (await tx.donation.createMany({ data: some, skipDuplicates: true })).count;
    }
    await rememberKeys(tx, [...data.map(({ importKey }) => importKey), ...left.map(({ key }) => leftOutKey(key))]);
    const title = countOf(added, "doação", "doações"); // without the file's name, which may be somebody's
    if (added > 0) {
      await record(tx, "CREATE", { entity: importEntity.key, id: importId, title });
      await announce(tx, [importEntity.tag]);
    }
    return { importId, added, known, left: left.length, wrong: count - good.length };
  }, IMPORT_TRANSACTION);
}

/** In words of the sheet: there is no list here from which to choose another campaign. */
function campaignGone(error: unknown): never {
  throw error instanceof AppError ? new AppError("conflict", importCopy.campaignGone) : error;
}

async function compare(reader: Reader, rows: GoodRow[]) {
  const keys = rows.map(({ key }) => key);
  const days = rows.map(({ input }) => input.date);
  const [stored, importedKeys] = [await findStored(reader, keys, days), await findImportedKeys(reader, keys)];
  return compareRows(rows, stored, importedKeys);
}
