import { ArrowUpRight, Expand } from "lucide-react";
import { LightboxLink } from "@/components/ui/lightbox-link";
import { Picture } from "@/components/ui/picture";
import { DEFAULT_PICTURE } from "@/lib/images/picture";
import type { ProjectCardData } from "@/lib/projects/types";
import type { Span } from "./gallery-rows";

/**
 * Pictures of one row have the same height. `sizes` is the drawn width, wider than the column
 * where a narrow picture beside a wide one is cropped.
 */
const LAYOUTS: Record<Span, { height: string; sizes: string }> = {
  6: { height: "md:h-96 lg:h-[32rem]", sizes: "(min-width: 1200px) 75rem, calc(100vw - 2rem)" },
  4: {
    height: "md:h-80 lg:h-[26rem]",
    sizes: "(min-width: 1200px) 48rem, (min-width: 768px) 66vw, calc(100vw - 2rem)",
  },
  3: { height: "md:h-64 lg:h-80", sizes: "(min-width: 1200px) 36rem, (min-width: 768px) 50vw, calc(100vw - 2rem)" },
  2: { height: "md:h-44 lg:h-64", sizes: "(min-width: 1200px) 26rem, (min-width: 768px) 18rem, calc(100vw - 2rem)" },
};
const BESIDE_WIDE = {
  height: LAYOUTS[4].height,
  sizes: "(min-width: 1024px) 42rem, (min-width: 768px) 32rem, calc(100vw - 2rem)",
};

type Props = {
  project: ProjectCardData;
  span: Span;
  /** Narrow, in a row with a wide one and as high. */
  besideWide?: boolean;
  /** Above the fold: its picture loads first. */
  priority?: boolean;
  /** As a form's preview: without lightbox, and without a link while `url` is invalid. */
  preview?: boolean;
};

const INSTAGRAM_LINK = "inline-flex min-h-11 items-center gap-1 font-semibold";

/** A project of the gallery. */
export function ProjectCard({ project, span, besideWide, priority, preview }: Props) {
  const { titulo, description, categoria, url, picture } = project;
  const wide = span >= 4;
  const { height, sizes } = besideWide ? BESIDE_WIDE : LAYOUTS[span];
  const frame = `group relative block overflow-hidden bg-sunken ${wide ? "max-md:-mx-4 md:rounded-card" : "rounded-card"}`;
  const image = (
    <Picture
      picture={picture}
      sizes={sizes}
      priority={priority}
      className={`aspect-[4/3] w-full object-cover transition-transform duration-500 group-hover:scale-[1.03] md:aspect-auto ${height}`}
    />
  );
  return (
    <article className="grid gap-4">
      {preview || picture.src === DEFAULT_PICTURE ? (
        <div className={frame}>{image}</div>
      ) : (
        <LightboxLink picture={picture} caption={titulo} className={frame}>
          {image}
          <span
            aria-hidden
            className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-surface text-ink opacity-90 group-hover:opacity-100"
          >
            <Expand className="size-5" />
          </span>
        </LightboxLink>
      )}
      <div className={wide ? "grid gap-x-10 gap-y-3 lg:grid-cols-[2fr_3fr]" : "grid gap-3"}>
        <div className="grid content-start gap-1.5">
          <p className="font-semibold text-leaf text-sm">{categoria}</p>
          <h2 className={wide ? "text-3xl lg:text-4xl" : "text-2xl"}>{titulo}</h2>
        </div>
        <div className="grid content-start justify-items-start gap-2">
          <p className="wrap-anywhere whitespace-pre-line text-muted">{description}</p>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={`${INSTAGRAM_LINK} underline decoration-2 decoration-accent underline-offset-4 hover:text-accent`}
            >
              Ver no Instagram
              <ArrowUpRight aria-hidden className="size-5" />
              <span className="sr-only">: {titulo} (abre em nova aba)</span>
            </a>
          ) : (
            <span className={`${INSTAGRAM_LINK} text-muted`}>
              Ver no Instagram <ArrowUpRight aria-hidden className="size-5" />
            </span>
          )}
        </div>
      </div>
    </article>
  );
}
