"use client";

import { useRef } from "react";
import { type Control, type FieldValues, type Path, useController } from "react-hook-form";
import type { Picture } from "@/lib/images/picture";
import { MAX_PHOTOS } from "@/lib/images/upload-limits";
import { LibraryButton } from "../library/library-button";
import { ImageButton } from "./image-button";
import { PhotoList, type PhotoValue } from "./photo-list";
import { PROGRESS_BAR } from "./progress-bar";
import { usePhotoUploads } from "./use-photo-uploads";

type WithPhotos = FieldValues & { fotos?: (string | { image: string; alt?: string })[] };

/** The photographs of an item besides its cover: by upload or from the library, described, in order. */
export function PhotosField<Values extends WithPhotos>({ control }: { control: Control<Values> }) {
  const { field, fieldState, formState } = useController({ control, name: "fotos" as Path<Values> });
  const photos = toPhotos(field.value);
  // What has been added since the last render counts, too.
  const latest = useRef(photos);
  latest.current = photos;
  const upload = usePhotoUploads((image) => add({ image, alt: "" }));

  function change(next: PhotoValue[]) {
    latest.current = next;
    field.onChange(next);
  }

  const add = (photo: PhotoValue) => change([...latest.current, photo].slice(0, MAX_PHOTOS));
  const room = MAX_PHOTOS - photos.length;
  const errorAt = (place: string) => control.getFieldState(`fotos.${place}` as Path<Values>, formState).error?.message;
  const errorOf = (index: number) => errorAt(`${index}`) ?? errorAt(`${index}.image`) ?? errorAt(`${index}.alt`);

  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">
        Mais fotos<span className="font-normal text-muted"> (opcional)</span>
      </legend>
      <p className="text-muted text-sm">
        Aparecem no fim da página, nesta ordem. São no máximo {MAX_PHOTOS}; a imagem acima não conta.
      </p>
      <PhotoList photos={photos} onChange={change} errorOf={errorOf}>
        <div className="flex flex-wrap items-center gap-3">
          {room > 0 ? (
            <>
              <ImageButton multiple busy={upload.busy} onChoose={(...files) => upload.send(files, room)}>
                Enviar fotos
              </ImageButton>
              <LibraryButton disabled={upload.busy} onChoose={({ src, alt }) => add({ image: src, alt })} />
            </>
          ) : (
            <p className="text-muted text-sm">São no máximo {MAX_PHOTOS}. Para pôr outra, tire uma.</p>
          )}
          {upload.progress && (
            <p role="status" className="flex flex-wrap items-center gap-3 text-muted text-sm">
              {upload.progress.file} de {upload.progress.of}
              <progress
                value={upload.progress.share}
                max={1}
                aria-label="Envio das fotos"
                className={`w-32 ${PROGRESS_BAR}`}
              />
            </p>
          )}
        </div>
      </PhotoList>
      <div role="alert" className="grid gap-1 font-medium text-danger text-sm empty:hidden">
        {[...upload.failures, fieldState.error?.message].filter(Boolean).map((message) => (
          <p key={message} className="wrap-anywhere">
            {message}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

const toPhotos = (value: NonNullable<WithPhotos["fotos"]>): PhotoValue[] =>
  value.map((photo) =>
    typeof photo === "string" ? { image: photo, alt: "" } : { image: photo.image, alt: photo.alt ?? "" },
  );

/** `fotos` of an item as form values. */
export const photosValues = (item: { pictures: Picture[] } | undefined) => ({
  fotos: (item?.pictures ?? []).map(({ src, alt }) => ({ image: src, alt })),
});
