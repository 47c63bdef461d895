import { type RefObject, useEffect, useRef } from "react";
import { focusRow } from "./focus-row";

/**
 * When nothing is selected any more, the buttons for it go, with the one that was pressed: the focus goes to where the first selected
 * item (`place`, -1 for none) was.
 */
export function useSelectionEnd(rows: RefObject<HTMLElement | null>, place: number) {
  const before = useRef(place);
  useEffect(() => {
    if (place < 0) focusRow(rows.current, before.current);
    before.current = place;
  }, [rows, place]);
}
