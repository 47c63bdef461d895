import { useEffect, useEffectEvent, useRef } from "react";
import { focusRow } from "./focus-row";
import { useNextRowFocus } from "./use-next-row-focus";

type Item = { _id: string };
type Target = { id: string | undefined; place: number };

/**
 * When a removal, or its undo, is done (`busy`), the focus goes to the card that came back; else to the card in its place; without any,
 * and after an undo that failed, to `spare`. An item that leaves otherwise, as hidden or archived, hands it to the next one.
 */
export function useRowFocus(items: Item[], busy: boolean) {
  const spare = useRef<HTMLButtonElement>(null);
  const target = useRef<Target>(undefined);
  const rows = useNextRowFocus(items, () => target.current !== undefined);

  const placeOf = (id: string | undefined) => items.findIndex(({ _id }) => _id === id);

  const focus = useEffectEvent(() => {
    const { id, place } = target.current ?? {};
    target.current = undefined;
    if (place === undefined) return;
    const back = placeOf(id);
    if (!focusRow(rows.current, back < 0 ? place : back)) spare.current?.focus();
  });

  useEffect(() => {
    if (!busy) focus();
  }, [busy]);

  /** Before what is done with the item. */
  const remember = (id: string | undefined) => {
    target.current = { id, place: placeOf(id) };
  };

  return { rows, spare, remember };
}
