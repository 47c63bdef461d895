import type { EntityKey } from "../entities";
import type { Document, Remark } from "./document";

/** Helpers for importing a record. */
type Tools = {
  remark: Remark;
  /** Stores the record's picture and returns its address; '' for the default one. Call it last, when nothing else can fail. */
  picture(value: unknown): Promise<string>;
};

/** The import of one collection: its documents become items. */
export type Collection = {
  entity: EntityKey;
  /** Singular and plural of an item's name. */
  words: readonly [one: string, many: string];
  /** The title in the report. */
  title(document: Document): unknown;
  exists(id: string): Promise<boolean>;
  /** Creates the item, or throws an AppError with the reason. */
  take(id: string, document: Document, tools: Tools): Promise<void>;
};
