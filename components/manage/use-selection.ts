"use client";

import { useState } from "react";

/** The selected items of a list, for bulk actions. */
export function useSelection<Item extends { _id: string }>(items: Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = items.filter(({ _id }) => ids.has(_id));

  return {
    selected,
    has: ({ _id }: Item) => ids.has(_id),
    allSelected: items.length > 0 && selected.length === items.length,
    toggle: ({ _id }: Item) =>
      setIds((before) => new Set(before.has(_id) ? [...before].filter((id) => id !== _id) : [...before, _id])),
    toggleAll: () => setIds(new Set(selected.length === items.length ? [] : items.map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
    /** Of what was removed: what else is selected stays so. */
    deselect: (removed: Item[]) =>
      setIds((before) => new Set([...before].filter((id) => !removed.some(({ _id }) => _id === id)))),
  };
}
