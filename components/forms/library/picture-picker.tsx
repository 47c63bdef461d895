"use client";

import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { CONTROL } from "@/components/ui/field";
import { Modal } from "@/components/ui/modal";
import { Picture } from "@/components/ui/picture";
import { Spinner } from "@/components/ui/spinner";
import { NO_DESCRIPTION } from "@/lib/images/upload-limits";
import { MAX_SEARCH } from "@/lib/lists/filters";
import { libraryCopy } from "@/lib/media/copy";
import type { LibraryPicture } from "@/lib/media/types";
import { FailureAlert } from "../failure-alert";
import type { LoadPictures } from "./library-context";
import { usePictures } from "./use-pictures";

export type PicturePickerProps = {
  load: LoadPictures;
  onChoose: (picture: { src: string; alt: string }) => void;
  onClose: () => void;
};

const LOAD_AGAIN = "busque outra vez: o que você escreveu no formulário continua aqui";

/** The library in a dialog: a search, and pictures that are buttons. */
export function PicturePicker({ load, onChoose, onClose }: PicturePickerProps) {
  const [words, setWords] = useState("");
  /** Where the focus goes: the first of the pictures that the button, which goes meanwhile, was pressed for; the button if none came. */
  const [firstNew, setFirstNew] = useState<number>();
  const pictures = usePictures(load);
  const start = useEffectEvent(() => pictures.search(""));
  useEffect(() => void start(), []);

  function search(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation(); // React events bubble to the form around the dialog, which must not be submitted
    setFirstNew(undefined);
    void pictures.search(words.trim());
  }

  function showMore() {
    setFirstNew(pictures.items.length);
    void pictures.loadMore();
  }

  return (
    <Modal
      title="Escolher das imagens"
      onClose={onClose}
      className="grid max-h-[calc(100dvh-1.625rem)] max-w-4xl grid-rows-[auto_auto_minmax(0,1fr)_auto] gap-4 p-4 sm:p-6"
    >
      <form onSubmit={search} className="flex gap-3">
        <input
          type="search"
          data-autofocus
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setFirstNew(undefined); // who types keeps the focus
          }}
          maxLength={MAX_SEARCH}
          aria-label="Buscar nas descrições"
          placeholder="Buscar nas descrições"
          className={CONTROL}
        />
        <Button type="submit" variant="secondary">
          Buscar
        </Button>
      </form>
      <div aria-busy={pictures.busy} className="min-h-40 overflow-y-auto p-1">
        <p role="status" className="sr-only">
          {pictures.busy ? "Buscando imagens…" : pictures.summary}
        </p>
        <FailureAlert failure={pictures.failure} again={LOAD_AGAIN} />
        {pictures.items.length > 0 && <Choices pictures={pictures.items} firstNew={firstNew} onChoose={onChoose} />}
        {pictures.busy && (
          <div aria-hidden>
            <Spinner />
          </div>
        )}
        {pictures.isEmpty && <EmptyState title={pictures.words ? libraryCopy.nothingFound : libraryCopy.none} />}
        {pictures.hasMore && !pictures.busy && (
          <div className="mt-4 grid justify-center">
            <Button variant="secondary" onClick={showMore} autoFocus={firstNew === pictures.items.length}>
              Mostrar mais
            </Button>
          </div>
        )}
      </div>
      <div className="flex justify-end">
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Modal>
  );
}

type ChoicesProps = { pictures: LibraryPicture[]; firstNew?: number; onChoose: PicturePickerProps["onChoose"] };

function Choices({ pictures, firstNew, onChoose }: ChoicesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
      {pictures.map(({ _id, picture }, index) => (
        <li key={_id}>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
            autoFocus={index === firstNew}
            onClick={() => onChoose(picture)}
            className="grid w-full gap-1.5 rounded-field p-1 text-left hover:bg-sunken"
          >
            <Picture
              picture={picture}
              sizes="(min-width: 768px) 13rem, 45vw"
              decorative
              className="aspect-4/3 w-full rounded-field bg-sunken object-cover"
            />
            <span className={`line-clamp-2 wrap-anywhere text-sm ${picture.alt ? "" : "text-muted"}`}>
              {picture.alt || NO_DESCRIPTION}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
