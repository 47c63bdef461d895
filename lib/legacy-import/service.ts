import "server-only";
import { AppError, toAppError } from "../errors";
import { actingAs } from "../history/actor";
import { findDeleted } from "../history/list";
import { calendars } from "./calendars";
import type { Collection } from "./collection";
import { type Document, openDocument, textOf } from "./document";
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

/** Records by outcome: created; existing already; deleted here and hence skipped; refused as invalid. */
export type Tally = { taken: number; existing: number; deleted: number; refused: number };

/** An entry of the report, about one record. */
export type Finding = {
  /** Whether the record was refused; else it was imported, and `reasons` are its changes. */
  refused: boolean;
  /** Its place: number of the record, line of the file, number of a post's review. */
  index: number;
  line: number;
  review?: number;
  id?: string;
  title?: string;
  reasons: string[];
};

type Listener = {
  /** Called for each finding before the next record is read. */
  found(finding: Finding): void;
  /** Called after each record, also a failing one. */
  progress(done: number): void;
  signal: AbortSignal;
};

/** The actor of imported changes in the history. */
const IMPORT = { id: null, name: "Importação" };

/**
 * Imports an export file record by record; its pictures are searched in `folder`. Idempotent: items that exist here by their id
 * stay as they are, and items deleted here are skipped. A refused record is reported and does not stop the others; a failure of
 * the database is thrown. Nothing is updated, because an export does not tell which side was edited last.
 */
export function importFile(file: ExportFile, folder: string, listener: Listener) {
  const collection = COLLECTIONS[file.collection];
  return actingAs(IMPORT, async () => {
    const items: Tally = { taken: 0, existing: 0, deleted: 0, refused: 0 };
    const reviews: Tally = { taken: 0, existing: 0, deleted: 0, refused: 0 };
    for await (const { index, line, value, broken, garbled } of readRecords(file.path)) {
      if (listener.signal.aborted) break;
      const finding: Finding = { refused: false, index, line, reasons: [] };
      try {
        if (broken) throw new AppError("invalid", UNREADABLE);
        const { id, document } = openDocument(plain(value));
        Object.assign(finding, { id, title: textOf(collection.title(document)) });
        if (garbled) throw new AppError("invalid", GARBLED);
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
        listener.progress(index);
      }
      if (finding.reasons.length > 0) listener.found(finding);
    }
    return { items, reviews };
  });
}

const OUTCOMES = ["taken", "existing", "deleted", "refused"] as const;

const UNREADABLE = "não é JSON que se possa ler; a linha pode estar cortada";

const GARBLED = "tem letras que não se podem ler (\ufffd); salve o arquivo em UTF-8, ou escreva-as de novo";

type Arrival = { id: string; document: Document; folder: string };

/** Imports one record and returns its outcome; changes that were necessary are added to `remarks`. */
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
    // A concurrent import created it first.
    if (toAppError(error)?.code !== "conflict" || !(await collection.exists(id))) throw error;
    remarks.length = 0;
    return "existing";
  }
}
