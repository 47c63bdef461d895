import { useRef, useState } from "react";
import { countInWords, type Page } from "@/lib/lists/listing";
import type { LibraryPicture } from "@/lib/media/types";
import type { ActionFailure } from "@/lib/web/action-result";
import { callAction } from "../call-action";
import type { LoadPictures } from "./library-context";

/** The pictures that a search finds, page after page. The latest search wins. */
export function usePictures(load: LoadPictures) {
  const [words, setWords] = useState("");
  const [items, setItems] = useState<LibraryPicture[]>([]);
  const [last, setLast] = useState<Page<LibraryPicture>>();
  const [busy, setBusy] = useState(true);
  const [failure, setFailure] = useState<ActionFailure>();
  const asked = useRef(0);

  async function read(q: string, pagina: number) {
    const turn = ++asked.current;
    setBusy(true);
    const answer = await callAction(load, { q, pagina });
    if (turn !== asked.current) return;
    setBusy(false);
    setFailure(answer.ok ? undefined : answer);
    if (!answer.ok) return;
    const found = answer.data.items;
    setLast(answer.data);
    setItems((before) => (pagina === 1 ? found : [...before, ...found.filter((one) => !isAmong(before, one))]));
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
