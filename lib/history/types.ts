import type { HistoryAction } from "./actions";

/** Field to what it was and what it became. */
export type FieldChanges = Record<string, [before: string, after: string]>;

/** A change of one field as text for people. */
export type FieldDescription = { name: string; label: string; before: string; after: string };

/** A change as administrators see it. */
export type ChangeData = {
  _id: string;
  at: string;
  action: HistoryAction;
  userName: string;
  entity: string;
  entityId: string;
  title: string;
  fields: FieldDescription[];
  /** Where the item is edited; nothing once it is deleted. */
  href?: string;
};
