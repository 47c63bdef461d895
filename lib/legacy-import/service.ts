import "server-only";
import { AppError, toAppError } from "../errors";
import { actingAs } from "../history/actor";
import { findDeleted } from "../history/service";
import { calendars } from "./calendars";
import type { Collection } from "./collection";
import { type Document, openDocument, textOf } from "./draft";
import { plain } from "./extended-json";
import type { CollectionName, ExportFile } from "./files";
import { takePicture } from "./pictures";
import { posts } from "./posts";
import { projects } from "./projects";
import { readRecords } from "./read-records";
import { reasonsOf } from "./reasons";
import { takeReviews } from "./reviews";
import { users } from "./users";
import { volunteers } from "./volunteers";

export const COLLECTIONS: Record<CollectionName, Collection> = { users, volunteers, projects, calendars, posts };

/** How many records had each outcome: made here; here already; removed here and hence left out; impossible. */
export type Tally = { taken: number; existing: number; deleted: number; refused: number };

/** What is to be said of one record. */
export type Finding = {
  /** Whether it could not be taken; else it was, and `reasons` tell what had to be changed for it. */
  refused: boolean;
  /** Where it stands: which record of the file, at which line, and which review of a post. */
  index: number;
  line: number;
  review?: number;
  id?: string;
  title?: string;
  reasons: string[];
};

type Listener = {
  /** Hears of each record before the next one is read. */
  found(finding: Finding): void;
  /** Hears after each record, also of the one that stops everything; `taken` are the items and reviews made so far. */
  progress(done: number, taken: number): void;
  signal: AbortSignal;
};

/** The actor of imported changes in the history. */
const IMPORT = { id: null, name: "Importação" };

/**
 * Takes an export into the database, record by record; `folder` is where its pictures are looked for. What is here already,
 * by its id, stays as it is, and what was removed here stays away, so that the same export may come again. A record that
 * cannot be taken is told of and does not stop the others; what stops everything (a database that is gone) is thrown.
 * Nothing is updated: who edited what since, an export does not tell.
 */
export function importFile(file: ExportFile, folder: string, listener: Listener) {
  const collection = COLLECTIONS[file.collection];
  return actingAs(IMPORT, async () => {
    const items: Tally = { taken: 0, existing: 0, deleted: 0, refused: 0 };
    const reviews: Tally = { taken: 0, existing: 0, deleted: 0, refused: 0 };
    for await (const { index, line, value, broken } of readRecords(file.path)) {
      if (listener.signal.aborted) break;
      const finding: Finding = { refused: false, index, line, reasons: [] };
      try {
        if (broken) throw new AppError("invalid", UNREADABLE);
        const { id, document } = openDocument(plain(value));
        Object.assign(finding, { id, title: textOf(collection.title(document)) });
        const outcome = await takeRecord(collection, { id, document, folder }, finding.reasons);
        items[outcome]++;
        if (collection === posts && outcome !== "deleted") {
          const found = await takeReviews(id, document.reviews, (review, refused, reasons) =>
            listener.found({ ...finding, review, refused, reasons }),
          );
          for (const outcome of OUTCOMES) reviews[outcome] += found[outcome];
        }
      } catch (error) {
        finding.reasons.unshift(...reasonsOf(error));
        finding.refused = true;
        items.refused++;
      } finally {
        listener.progress(index, items.taken + reviews.taken);
      }
      if (finding.reasons.length > 0) listener.found(finding);
    }
    return { items, reviews };
  });
}

const OUTCOMES = ["taken", "existing", "deleted", "refused"] as const;

const UNREADABLE = "não é JSON que se possa ler; a linha pode estar cortada";

type Arrival = { id: string; document: Document; folder: string };

/** The outcome of one record; adds to `remarks` what had to be changed for it. */
async function takeRecord(collection: Collection, { id, document, folder }: Arrival, remarks: string[]) {
  const { entity } = collection;
  if (await collection.exists(id)) return "existing";
  if ((await findDeleted([{ entity, entityId: id }])).size > 0) return "deleted";
  const remark = (text: string) => void remarks.push(text);
  try {
    await collection.take(id, document, {
      remark,
      async picture(value) {
        const { address, remark: missed } = await takePicture(value, folder);
        if (missed) remark(`image: ${missed}`);
        return address;
      },
    });
    return "taken";
  } catch (error) {
    // Another import, at the same time, was faster.
    if (toAppError(error)?.code !== "conflict" || !(await collection.exists(id))) throw error;
    remarks.length = 0;
    return "existing";
  }
}
