import type { EntityKey } from "../entities";
import type { Document, Remark } from "./draft";

/** What a record is taken with. */
type Tools = {
  remark: Remark;
  /** The address of the record's picture, stored by now; '' for the default one. Ask for it once nothing else can fail. */
  picture(value: unknown): Promise<string>;
};

/** How the documents of one collection become items here. */
export type Collection = {
  entity: EntityKey;
  /** One of them and several, as a sentence says it. */
  words: readonly [one: string, many: string];
  /** What the report calls it, so that people recognise it. */
  title(document: Document): unknown;
  exists(id: string): Promise<boolean>;
  /** Makes the item, or throws the AppError that says why it cannot be. */
  take(id: string, document: Document, tools: Tools): Promise<void>;
};
