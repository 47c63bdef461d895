import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink } from "@/components/ui/lightbox-link";
import { Part } from "@/components/ui/part";
import { Picture } from "@/components/ui/picture";
import type { Picture as PictureData } from "@/lib/images/picture";

/** The photographs of an article or an event: a grid, each of which opens large. Nothing without any. */
export function PhotoGallery({ pictures }: { pictures: PictureData[] }) {
  if (pictures.length === 0) return null;
  return (
    <Part id="fotos" title="Fotos" size="text-2xl">
      <Lightbox>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may come twice, and the order is fixed
            <li key={index}>
              <LightboxLink
                picture={picture}
                caption={picture.alt || `Foto ${index + 1} de ${pictures.length}`}
                className="block aspect-square overflow-hidden rounded-field bg-sunken"
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 1024px) 17rem, (min-width: 640px) 33vw, 50vw"
                  decorative
                  className="size-full object-cover"
                />
              </LightboxLink>
            </li>
          ))}
        </ul>
      </Lightbox>
    </Part>
  );
}
