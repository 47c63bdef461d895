"use client";

import { useEffect, useRef } from "react";
import { focusHeading, focusRow } from "./focus-row";

/**
 * The ref of a list of these items. When the item with the focus leaves, the next one gets it, or the screen's heading when none is
 * left; another page of the list takes none, nor do items whose leaving is `handled` elsewhere.
 */
export function useNextRowFocus<List extends HTMLElement = HTMLUListElement>(
  items: { _id: string }[],
  handled = () => false,
) {
  const rows = useRef<List>(null);
  const before = useRef(items);
  useEffect(() => {
    const placeOf = (one?: { _id: string }) => items.findIndex(({ _id }) => _id === one?._id);
    const left = before.current.findIndex((one) => placeOf(one) < 0);
    const isSamePage = before.current.some((one) => placeOf(one) >= 0);
    const next = before.current.slice(left).find((one) => placeOf(one) >= 0) ?? items.at(-1);
    before.current = items;
    if (left < 0 || handled() || !(isSamePage || items.length === 0)) return;
    if (!focusRow(rows.current, placeOf(next))) focusHeading();
  });
  return rows;
}
