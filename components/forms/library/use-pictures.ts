import { useRef, useState } from "react";
import { countInWords, type Page } from "@/lib/lists/listing";
import type { LibraryPicture } from "@/lib/media/types";
import type { ActionFailure } from "@/lib/web/action-result";
import { callAction } from "../call-action";
import type { LoadPictures } from "./library-context";

type Found = { items: LibraryPicture[]; last?: Page<LibraryPicture> };
type Reading = { busy: boolean; failure?: ActionFailure };

/** The pictures that a search finds, page after page. The latest search wins. */
export function usePictures(load: LoadPictures) {
  const [words, setWords] = useState("");
  /** All pictures so far, and the page that came last. */
  const [{ items, last }, setFound] = useState<Found>({ items: [] });
  const [{ busy, failure }, setReading] = useState<Reading>({ busy: true });
  const asked = useRef(0);

  async function read(q: string, pagina: number) {
    const turn = ++asked.current;
    setReading((before) => ({ ...before, busy: true }));
    const answer = await callAction(load, { q, pagina });
    if (turn !== asked.current) return;
    setReading({ busy: false, failure: answer.ok ? undefined : answer });
    if (!answer.ok) return;
    const { data } = answer;
    const added = (before: LibraryPicture[]) => data.items.filter((one) => !isAmong(before, one));
    setFound((before) => ({
      items: pagina === 1 ? data.items : [...before.items, ...added(before.items)],
      last: data,
    }));
  }

  return {
    words,
    items,
    busy,
    failure,
    summary: last ? countInWords(last, "imagem", "imagens") : "",
    isEmpty: !busy && !failure && items.length === 0,
    hasMore: last !== undefined && last.page < last.pages,
    search: (q: string) => {
      setWords(q);
      return read(q, 1);
    },
    loadMore: () => read(words, (last?.page ?? 0) + 1),
  };
}

const isAmong = (pictures: LibraryPicture[], { _id }: LibraryPicture) => pictures.some((one) => one._id === _id);
