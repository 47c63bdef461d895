import type { ReactNode } from "react";
import type { Page } from "@/lib/lists/listing";
import type { ManageQuery } from "@/lib/lists/listing-query";
import type { BulkLabels } from "./bulk-bar";
import type { Remove, Undo } from "./use-removal";
import type { SetActive } from "./use-switch";

/** Texts for one kind of item. */
type ManageCopy = {
  /** For an empty list. */
  none: string;
  /** 'Tem certeza que deseja excluir este artigo?' */
  confirmDelete: string;
  confirmDeleteMany: (count: number) => string;
};

export type ManagedItem = { _id: string; active?: boolean };

/** A card's controls. */
export type ItemControls = {
  busy: boolean;
  selected: boolean;
  onSelect: () => void;
  onSwitch: (active: boolean) => void;
  onRemove: () => void;
};

export type ManageListProps<One extends ManagedItem> = {
  list: Page<One>;
  copy: ManageCopy;
  /** The item in a few words, for accessible names and the confirmation of a removal. */
  nameOf: (item: One) => string;
  /** The URL's parameters; absent for a list of one page. */
  query?: ManageQuery;
  /** Whether the list is filtered; by default `query` tells. */
  filtered?: boolean;
  remove: Remove;
  undo: Undo;
  setActive?: SetActive;
  labels?: BulkLabels;
  /** Further bulk actions; `clear` empties the selection. */
  bulk?: (selected: One[], clear: () => void) => ReactNode;
  /** Without selection and bulk actions. */
  single?: boolean;
  /** For a role that may not change these items: without any controls. */
  readOnly?: boolean;
} & (
  | {
      /** The content of a `ManageCard`; `href` is the item's form; undefined without the permission to change it. */
      children: (item: One, href?: string) => ReactNode;
      editHref?: (item: One) => string;
      /** Where visitors find it; undefined while they cannot. */
      siteHref?: (item: One) => string | undefined;
      /** Further buttons of a `ManageCard`. */
      tools?: (item: One) => ReactNode;
    }
  | {
      /** A card instead of `ManageCard`. */
      card: (item: One, controls: ItemControls) => ReactNode;
    }
);

/** What a page of the dashboard gives the list of an entity. */
export type ListOfPage<One extends ManagedItem> = Pick<
  ManageListProps<One>,
  "query" | "filtered" | "readOnly" | "list" | "remove" | "undo" | "setActive"
>;
