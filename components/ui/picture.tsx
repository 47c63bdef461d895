"use client";

import { type FORMATS, type Picture as PictureData, storedId, WIDTHS } from "@/lib/images/picture";

type Props = {
  picture: PictureData;
  /** The CSS width at which it is shown, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The page's main picture: fetched first. */
  priority?: boolean;
  /** Decorative here, because the text beside it says the same. */
  decorative?: boolean;
};

/**
 * A responsive picture in AVIF and WebP, with its measures and a blurred placeholder.
 *
 * For the client without being alive, as the cards around it: a page that is made anew sends its components' properties to
 * the browser once more, and what this is made of is three times as much as what it is given. On the home page such
 * leaves halve that data, and a third of the render.
 */
export function Picture({ picture, sizes, className = "", priority = false, decorative = false }: Props) {
  const { src, alt, width, height, placeholder } = picture;
  const id = storedId(src);
  const text = decorative ? "" : alt;
  const shared = {
    width: width ?? undefined,
    height: height ?? undefined,
    loading: priority ? undefined : ("lazy" as const),
    fetchPriority: priority ? ("high" as const) : undefined,
    // The main picture is painted with the page, not a frame later.
    decoding: priority ? ("sync" as const) : ("async" as const),
    className,
    style: placeholder ? { background: `url("${placeholder}") center / cover no-repeat` } : undefined,
  };
  if (!id) return <img {...shared} alt={text} src={src} referrerPolicy="no-referrer" />;
  return (
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={srcSet(src, "avif", width)} sizes={sizes} />
      <img {...shared} alt={text} src={`${src}/720.webp`} srcSet={srcSet(src, "webp", width)} sizes={sizes} />
    </picture>
  );
}

function srcSet(src: string, format: (typeof FORMATS)[number], width: number | null) {
  const useful = WIDTHS.filter((_, index) => index === 0 || (WIDTHS[index - 1] ?? 0) < (width ?? Infinity));
  return useful.map((one) => `${src}/${one}.${format} ${one}w`).join(", ");
}
