import type { LibraryPicture } from "@/lib/media/types";
import { MediaDialog } from "./media-dialog";
import { PicturePlaces } from "./picture-places";

type Props = { picture: LibraryPicture; onClose: () => void };

/** Why a picture cannot be removed, and where to go for that. */
export function ShownDialog({ picture: { picture, places }, onClose }: Props) {
  return (
    <MediaDialog title="Esta imagem está em uso" picture={picture} onClose={onClose}>
      <p>Para excluí-la, antes tire ou troque a imagem onde ela aparece:</p>
      <PicturePlaces places={places} all />
    </MediaDialog>
  );
}
