import type { ReactNode } from "react";
import { InputField } from "@/components/ui/field";
import { MAX_ALT_CHARACTERS } from "@/lib/images/upload-limits";
import { ItemButtons } from "../item-buttons";
import { useItemChanges } from "../use-item-changes";
import { ImageThumb } from "./image-thumb";

/** As the form has it. */
export type PhotoValue = { image: string; alt: string };

type Props = {
  photos: PhotoValue[];
  onChange: (photos: PhotoValue[]) => void;
  errorOf: (index: number) => string | undefined;
  /** How more are added. */
  children: ReactNode;
};

/** Photographs in order, each with its description and buttons to move and remove it. */
export function PhotoList({ photos, onChange, errorOf, children }: Props) {
  const { root, rows, announcement, moved, removed } = useItemChanges();
  const count = photos.length;

  function move(from: number, to: number) {
    const next = [...photos];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
    moved(from, to, `Agora é a foto ${to + 1} de ${count}.`);
  }

  function remove(index: number) {
    onChange(photos.filter((_, place) => place !== index));
    removed(index, count - 1, `A foto ${index + 1} saiu. Só vale depois de salvar.`);
  }

  function redescribe(index: number, alt: string) {
    onChange(photos.map((photo, place) => (place === index ? { ...photo, alt } : photo)));
  }

  return (
    <div ref={root} className="grid gap-4">
      <ol ref={rows} className="grid gap-3 empty:hidden">
        {photos.map(({ image, alt }, index) => {
          const name = `a foto ${index + 1}`;
          return (
            <li key={keyOf(photos, index)} className="flex flex-wrap items-end gap-3">
              <ImageThumb address={image} />
              <div className="min-w-0 flex-1 basis-52">
                <InputField
                  name={`foto-${index}`}
                  label={`Descrição da foto ${index + 1}`}
                  error={errorOf(index)}
                  value={alt}
                  maxLength={MAX_ALT_CHARACTERS}
                  onChange={({ currentTarget }) => redescribe(index, currentTarget.value)}
                />
              </div>
              <div className="ml-auto flex">
                <ItemButtons name={name} index={index} count={count} move={move} remove={remove} />
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {children}
    </div>
  );
}

/** The picture's address, and which one it is of those with the same. */
function keyOf(photos: PhotoValue[], index: number) {
  const image = photos[index]?.image;
  return `${image} ${photos.slice(0, index).filter((photo) => photo.image === image).length}`;
}
