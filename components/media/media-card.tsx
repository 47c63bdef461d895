"use client";

import { Pencil, Pin, PinOff, RefreshCw, Trash2 } from "lucide-react";
import { ToolButton } from "@/components/manage/card-tools";
import { Card } from "@/components/ui/card";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { Picture } from "@/components/ui/picture";
import { ShortDate } from "@/components/ui/short-date";
import { formatDate } from "@/lib/dates";
import { NO_DESCRIPTION } from "@/lib/images/upload-limits";
import type { LibraryPicture } from "@/lib/media/types";
import { PicturePlaces } from "./picture-places";

type CardControls = {
  onDescribe: () => void;
  onReplace: () => void;
  onKeep: (kept: boolean) => void;
  onRemove: () => void;
};

type Props = {
  picture: LibraryPicture;
  /** Absent without the permission to write. */
  controls?: CardControls;
};

/** A picture of the library: what it is, where it is shown, and what can be done with it. */
export function MediaCard({ picture: one, controls }: Props) {
  const { picture, createdAt, kept, places } = one;
  const name = picture.alt || NO_DESCRIPTION;
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <Picture
        picture={picture}
        sizes="(min-width: 640px) 18rem, calc(100vw - 2rem)"
        decorative
        className="aspect-4/3 w-full bg-sunken object-cover"
      />
      <div className="grid flex-1 content-start gap-2 p-4">
        <h2
          className={`wrap-anywhere font-sans font-semibold text-base tracking-normal ${picture.alt ? "" : "text-muted"}`}
        >
          {name}
        </h2>
        <p className="text-muted text-sm">
          {picture.width} × {picture.height} pixels · <ShortDate moment={createdAt} />
        </p>
        {places.length > 0 ? (
          <PicturePlaces places={places} />
        ) : (
          <p className="text-sm">
            <NowrapDates>{unusedNote(one)}</NowrapDates>
          </p>
        )}
        {kept && places.length > 0 && <p className="text-muted text-sm">Guardada: fica aqui mesmo sem uso.</p>}
      </div>
      {controls && (
        <div className="flex flex-wrap justify-end gap-1 border-line border-t p-2">
          <ToolButton Icon={Pencil} word="Descrever" title="Descrever" onClick={controls.onDescribe}>
            {`Descrever: ${name}`}
          </ToolButton>
          <ToolButton Icon={RefreshCw} word="Trocar" title="Trocar" onClick={controls.onReplace}>
            {`Trocar o arquivo: ${name}`}
          </ToolButton>
          <ToolButton
            Icon={kept ? PinOff : Pin}
            word={kept ? "Soltar" : "Guardar"}
            title={kept ? "Soltar" : "Guardar"}
            onClick={() => controls.onKeep(!kept)}
          >
            {`${kept ? "Não guardar mais" : "Guardar"}: ${name}`}
          </ToolButton>
          <ToolButton Icon={Trash2} word="Excluir" title="Excluir" onClick={controls.onRemove}>
            {`Excluir: ${name}`}
          </ToolButton>
        </div>
      )}
    </Card>
  );
}

/** The note below a picture that nothing shows. */
function unusedNote({ leavesAt }: LibraryPicture) {
  if (!leavesAt) return "Sem uso. Guardada: fica aqui.";
  const isDue = Date.parse(leavesAt) <= Date.now();
  return isDue ? "Sem uso: sai sozinha em até um dia." : `Sem uso: sai sozinha em ${formatDate(leavesAt)}.`;
}
