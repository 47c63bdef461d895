import type { ReactNode } from "react";
import { DEFAULT_PICTURE, type Picture as PictureData, variantAddress } from "@/lib/images/picture";

type Props = {
  picture: PictureData;
  /** Shown below the enlarged picture; part of the link's accessible name. */
  caption: string;
  className: string;
  /** The picture in the page. */
  children: ReactNode;
};

/** A picture that the surrounding `Lightbox` enlarges; the drawing that stands for none is no link, as it shows nothing. */
export function LightboxLink({ picture, caption, className, children }: Props) {
  if (picture.src === DEFAULT_PICTURE) return <div className={className}>{children}</div>;
  return (
    <a data-lightbox data-caption={caption} href={variantAddress(picture.src, 1920)} className={className}>
      {children}
      <span className="sr-only">Ampliar a imagem: {caption}</span>
    </a>
  );
}
