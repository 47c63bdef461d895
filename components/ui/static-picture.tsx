"use client";

type Cut = {
  /** The address without width and extension: `{base}-{width}.avif` and `.webp` are there for each of `widths`. */
  base: string;
  widths: number[];
  /** Pixels of the largest one. */
  width: number;
  height: number;
};

type Props = Cut & {
  alt: string;
  sizes: string;
  className?: string;
  /** The page's main picture: fetched first. */
  priority?: boolean;
  /** Another cut for windows below 640 px. */
  narrow?: Cut;
};

const NARROW = "(max-width: 639px)";

/** A picture of the site's own pages, from public/. For the client as `Picture` is. */
export function StaticPicture({ alt, sizes, className = "", priority = false, narrow, ...cut }: Props) {
  const { base, widths, width, height } = cut;
  return (
    <picture className="contents [&>source]:hidden">
      {narrow && <Sources {...narrow} sizes={sizes} media={NARROW} />}
      <Sources {...cut} sizes={sizes} />
      <img
        alt={alt}
        src={`${base}-${widths[0]}.webp`}
        width={width}
        height={height}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? "sync" : "async"} // the main picture is painted with the page, not a frame later
        className={className}
      />
    </picture>
  );
}

function Sources({ base, widths, width, height, sizes, media }: Cut & { sizes: string; media?: string }) {
  const srcSet = (format: string) => widths.map((one) => `${base}-${one}.${format} ${one}w`).join(", ");
  const shared = { width, height, sizes, media };
  return (
    <>
      <source type="image/avif" srcSet={srcSet("avif")} {...shared} />
      <source type="image/webp" srcSet={srcSet("webp")} {...shared} />
    </>
  );
}
