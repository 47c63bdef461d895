"use client";

type ImageFiles = {
  /** Path without width and extension: `{base}-{width}.avif` and `.webp` exist for each of `widths`. */
  base: string;
  widths: number[];
  /** Pixels of the largest file. */
  width: number;
  height: number;
};

type Props = ImageFiles & {
  alt: string;
  sizes: string;
  className?: string;
  /** The page's main picture (LCP): fetched first. */
  priority?: boolean;
  /** Another crop for windows below 640 px. */
  narrow?: ImageFiles;
};

const NARROW_QUERY = "(max-width: 639px)";

/** A picture from public/. A client component for the reason given at `Picture`. */
export function StaticPicture({ alt, sizes, className = "", priority = false, narrow, ...files }: Props) {
  const { base, widths, width, height } = files;
  return (
    <picture className="contents [&>source]:hidden">
      {narrow && <Sources {...narrow} sizes={sizes} media={NARROW_QUERY} />}
      <Sources {...files} sizes={sizes} />
      <img
        alt={alt}
        src={`${base}-${widths[0]}.webp`}
        width={width}
        height={height}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"} // as in `Picture`
        className={className}
      />
    </picture>
  );
}

function Sources({ base, widths, width, height, sizes, media }: ImageFiles & { sizes: string; media?: string }) {
  const srcSet = (format: string) => widths.map((one) => `${base}-${one}.${format} ${one}w`).join(", ");
  const shared = { width, height, sizes, media };
  return (
    <>
      <source type="image/avif" srcSet={srcSet("avif")} {...shared} />
      <source type="image/webp" srcSet={srcSet("webp")} {...shared} />
    </>
  );
}
