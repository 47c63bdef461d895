import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Carousel } from "@/components/ui/carousel";
import { CarouselSlide } from "@/components/ui/carousel-slide";
import { Picture } from "@/components/ui/picture";
import { StaticPicture } from "@/components/ui/static-picture";
import { sampleSlide } from "@/lib/settings/sample-slides";
import type { Site } from "@/lib/settings/types";

type SlideData = Site["slides"][number];
type Props = { slide: SlideData; priority: boolean };

/** The slides of the home page; each arrow is called after the slide to which it leads. Nothing while there are none. */
export function Banner({ slides }: { slides: SlideData[] }) {
  if (slides.length === 0) return null;
  return (
    <div className="mx-auto max-w-page px-4">
      <Carousel label="O que fazemos" count={slides.length} captions={slides.map(({ title }) => title)}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two slides may say the same, and none ever moves
          <CarouselSlide key={index} className="basis-full">
            {sampleSlide(slide.image) ? (
              <DrawnSlide slide={slide} priority={index === 0} />
            ) : (
              <PictureSlide slide={slide} priority={index === 0} />
            )}
          </CarouselSlide>
        ))}
      </Carousel>
    </div>
  );
}

/** The drawings keep their left third free for the words, which are dark in both themes, as the drawings are light. */
function DrawnSlide({ slide, priority }: Props) {
  const n = sampleSlide(slide.image);
  return (
    <div className="relative flex h-full flex-col overflow-hidden rounded-card bg-surface">
      <StaticPicture
        base={`/banner/${n}-wide`}
        widths={[960, 1600]}
        width={1600}
        height={700}
        narrow={{ base: `/banner/${n}-tall`, widths: [480, 720], width: 840, height: 700 }}
        sizes="(min-width: 1200px) 73rem, calc(100vw - 2rem)"
        alt={slide.alt}
        priority={priority}
        className="aspect-[6/5] w-full object-cover sm:aspect-[16/7]"
      />
      <div className={`${WORDS} sm:absolute sm:inset-y-0 sm:left-0 sm:w-[40%] sm:text-[#2d1a23]`}>
        <Words {...slide} />
      </div>
    </div>
  );
}

/** Somebody's own picture may be dark where the words would stand: they have paper of their own beside it. */
function PictureSlide({ slide, priority }: Props) {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card bg-sunken sm:grid sm:aspect-[16/7] sm:grid-cols-[2fr_3fr]">
      <div className="relative aspect-[6/5] sm:order-last sm:aspect-auto sm:h-full">
        <Picture
          picture={slide.picture}
          sizes="(min-width: 1200px) 44rem, (min-width: 640px) 60vw, calc(100vw - 2rem)"
          priority={priority}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className={WORDS}>
        <Words {...slide} />
      </div>
    </div>
  );
}

const WORDS =
  "flex min-w-0 flex-1 flex-col items-start gap-2 p-5 sm:justify-center sm:overflow-hidden sm:p-8 lg:gap-4 lg:p-12";

function Words({ title, text, href, label }: SlideData) {
  return (
    <>
      <h2 className="wrap-anywhere text-2xl sm:text-3xl lg:text-5xl">{title}</h2>
      {text && <p className="wrap-anywhere sm:max-lg:hidden lg:text-lg">{text}</p>}
      {href && (
        <Link
          href={href}
          className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 sm:mt-0"
        >
          {label} <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      )}
    </>
  );
}
