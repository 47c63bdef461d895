"use client";

import { useState } from "react";

/** Which items of a list are chosen for doing something with several at once. */
export function useSelection<Item extends { _id: string }>(items: Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter(({ _id }) => ids.has(_id));

  return {
    chosen,
    has: ({ _id }: Item) => ids.has(_id),
    all: items.length > 0 && chosen.length === items.length,
    toggle: ({ _id }: Item) =>
      setIds((before) => new Set(before.has(_id) ? [...before].filter((id) => id !== _id) : [...before, _id])),
    toggleAll: () => setIds(new Set(chosen.length === items.length ? [] : items.map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  };
}
