import "server-only";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { db } from "../db/client";
import { AppError } from "../errors";
import { assertSeen, record } from "../history/service";
import { missingImages } from "../images/attach";
import { lockPictures } from "../images/unused";
import { imageCopy } from "../images/upload-limits";
import { announce } from "../items/announce";
import type { Transaction } from "../items/store";
import { storedId } from "../routes";
import { defaultSettings } from "./defaults";
import { settingsEntity } from "./entity";
import { SETTINGS_ID } from "./limits";
import { SAMPLE_EXAMPLES } from "./sample-examples";
import { type SettingsInput, storedSettings } from "./schema";
import type { Settings } from "./types";

/** Texts whose default is shown while they are empty. Other empty fields are not shown. */
const FALLS_BACK: (keyof Settings)[] = [
  ...(["shortName", "tagline", "summary", "headline", "welcome", "footer", "story"] as const),
  ...(["mission", "missionText", "vision", "visionText", "volunteering", "steps"] as const),
  ...(["joinMessage", "donationName"] as const),
];

/** The settings, and the time of their last change (the epoch if there was none). */
export async function getSettings(): Promise<{ settings: Settings; updatedAt: Date }> {
  const row = await db.setting.findUnique({ where: { key: SETTINGS_ID } });
  return { settings: merged(row?.value), updatedAt: row?.updatedAt ?? new Date(0) };
}

/** Until the transaction ends. */
export const lockSettings = (tx: Transaction) =>
  tx.$queryRaw`SELECT 1 FROM "Setting" WHERE key = ${SETTINGS_ID} FOR UPDATE`;

/** Replaces all settings; only values that differ from the defaults are stored. 'stale' when they changed since `seen`. */
export async function updateSettings({ seen, ...input }: SettingsInput) {
  await assertPictures(input);
  return db.$transaction(async (tx) => {
    // Concurrent first saves lock this row, too.
    await tx.$executeRaw`
      INSERT INTO "Setting" (key, value, "updatedAt") VALUES (${SETTINGS_ID}, '{}', ${new Date(0)}) ON CONFLICT DO NOTHING`;
    await lockSettings(tx);
    const row = await tx.setting.findUniqueOrThrow({ where: { key: SETTINGS_ID } });
    await assertSeen(tx, seen, { id: SETTINGS_ID, updatedAt: row.updatedAt }, settingsEntity.key);
    const before = merged(row.value);
    const value = changedOf(input, before);
    await lockPictures(tx, JSON.stringify(value));
    const { updatedAt } = await tx.setting.update({ where: { key: SETTINGS_ID }, data: { value } });
    const settings = merged(value);
    await record(tx, "UPDATE", {
      entity: settingsEntity.key,
      id: SETTINGS_ID,
      title: settings.name,
      before,
      after: settings,
    });
    await announce(tx, [settingsEntity.tag]);
    return { settings, updatedAt };
  });
}

/** Adds what belongs to the sample data. */
export async function seedSampleSettings(tx: Pick<typeof db, "setting">, updatedAt: Date) {
  await tx.setting.create({ data: { key: SETTINGS_ID, value: { donationExamples: SAMPLE_EXAMPLES }, updatedAt } });
}

/** Takes it away again, unless somebody changed it. */
export async function clearSampleSettings(tx: Pick<typeof db, "$executeRaw">) {
  await tx.$executeRaw`
    UPDATE "Setting" SET value = value - 'donationExamples', "updatedAt" = ${new Date()}
    WHERE key = ${SETTINGS_ID} AND value -> 'donationExamples' = ${JSON.stringify(SAMPLE_EXAMPLES)}::jsonb`;
}

/** The stored fields over the defaults. A field that the schema no longer takes counts as never changed. */
function merged(value: unknown): Settings {
  const row = z.record(z.string(), z.unknown()).catch({}).parse(value);
  const whole = storedSettings.safeParse(row);
  const wrong = new Set(whole.error?.issues.map(({ path }) => path[0]));
  const stored = whole.data ?? storedSettings.parse(omit(row, (name) => wrong.has(name)));
  return { ...defaultSettings(stored), ...stored };
}

/**
 * The fields to store. Default texts contain the organisation's name: after a change of the name, unchanged
 * default texts are still defaults, with the new name.
 */
function changedOf(input: Settings, before: Settings) {
  const defaults: Record<string, unknown> = defaultSettings(input);
  const earlier: Record<string, unknown> = defaultSettings(before);
  const identity: string[] = ["name", "city", "article"];
  const pristine: Record<string, unknown> = defaultSettings();
  const fallsBack: string[] = FALLS_BACK;
  return omit(input, (name, value) => {
    if (identity.includes(name)) return value === pristine[name];
    if (value === "" && fallsBack.includes(name)) return true;
    return isDeepStrictEqual(value, defaults[name]) || isDeepStrictEqual(value, earlier[name]);
  });
}

function omit<Value>(fields: Record<string, Value>, left: (name: string, value: Value) => boolean) {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !left(name, value)));
}

/** 'invalid' beside the logo or slide whose uploaded picture is not there. */
async function assertPictures({ logo, slides }: Settings) {
  const pictures = { logo, ...Object.fromEntries(slides.map(({ image }, index) => [`slides.${index}.image`, image])) };
  const ids = Object.entries(pictures).map(([field, address]) => ({ field, id: storedId(address) }));
  const missing = await missingImages(ids.flatMap(({ id }) => id ?? []));
  const lost = ids.find(({ id }) => id !== undefined && missing.includes(id));
  if (lost) throw new AppError("invalid", imageCopy.unknown, { [lost.field]: imageCopy.unknown });
}
