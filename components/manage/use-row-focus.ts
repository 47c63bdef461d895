import { useEffect, useEffectEvent, useRef } from "react";

type Item = { _id: string };
type Target = { id: string | undefined; place: number };

/**
 * What a removal, or its undo, was asked with is gone afterwards, and the focus with it: it would begin at the top of the page again.
 * When it is done (`busy`), the card gets it that was to go and came back; else the card in its place; without any, `spare`.
 */
export function useRowFocus(items: Item[], busy: boolean) {
  const rows = useRef<HTMLUListElement>(null);
  const spare = useRef<HTMLButtonElement>(null);
  const target = useRef<Target>(undefined);

  const placeOf = (id: string | undefined) => items.findIndex(({ _id }) => _id === id);

  const focus = useEffectEvent(() => {
    const { id, place } = target.current ?? {};
    target.current = undefined;
    if (place === undefined || document.activeElement !== document.body) return;
    const cards = rows.current?.children ?? [];
    const back = placeOf(id);
    const card = cards[Math.min(back < 0 ? place : back, cards.length - 1)];
    if (!card) return spare.current?.focus();
    card.querySelector<HTMLElement>("input:enabled, button:enabled, a")?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (!busy) focus();
  }, [busy]);

  /** Before what is done with the item. */
  const remember = (id: string | undefined) => {
    target.current = { id, place: Math.max(placeOf(id), 0) };
  };

  return { rows, spare, remember };
}
