import { ArrowRight } from "lucide-react";
import { Carousel } from "@/components/ui/carousel";
import { CarouselSlide } from "@/components/ui/carousel-slide";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { StaticPicture } from "@/components/ui/static-picture";
import { sampleSlide } from "@/lib/settings/sample-slides";
import type { Site } from "@/lib/settings/types";

type SlideData = Site["slides"][number];
type Props = { slide: SlideData; priority: boolean };

/** The slides of the home page. Each arrow's caption is the title of the slide it leads to. */
export function Banner({ slides }: { slides: SlideData[] }) {
  if (slides.length === 0) return null;
  return (
    <div className="mx-auto max-w-page px-4">
      <Carousel label="O que fazemos" count={slides.length} captions={slides.map(({ title }) => title)}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two slides may be equal, and the order is fixed
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

/** A slide of the sample. Its drawing is light, with room for the text on the left; hence dark text in both themes. */
function DrawnSlide({ slide, priority }: Props) {
  const number = sampleSlide(slide.image);
  return (
    <div className="relative flex h-full flex-col overflow-hidden rounded-card bg-surface">
      <StaticPicture
        base={`/banner/${number}-wide`}
        widths={[960, 1600]}
        width={1600}
        height={700}
        narrow={{ base: `/banner/${number}-tall`, widths: [480, 720], width: 840, height: 700 }}
        sizes="(min-width: 1200px) 73rem, calc(100vw - 2rem)"
        alt={slide.alt}
        priority={priority}
        className="aspect-[6/5] w-full object-cover sm:aspect-[16/7]"
      />
      <div className={`${TEXT_BOX} sm:absolute sm:inset-y-0 sm:left-0 sm:w-[40%] sm:text-[#2d1a23]`}>
        <SlideText {...slide} />
      </div>
    </div>
  );
}

/** An uploaded picture may be dark or busy anywhere: the text is beside it. */
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
      <div className={TEXT_BOX}>
        <SlideText {...slide} />
      </div>
    </div>
  );
}

const TEXT_BOX =
  "flex min-w-0 flex-1 flex-col items-start gap-2 p-5 sm:justify-center sm:overflow-hidden sm:p-8 lg:gap-4 lg:p-12";

function SlideText({ title, text, href, label }: SlideData) {
  return (
    <>
      <h2 className="text-2xl sm:text-3xl lg:text-5xl">{title}</h2>
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
