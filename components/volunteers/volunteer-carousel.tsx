import { Carousel } from "@/components/ui/carousel";
import { CarouselSlide } from "@/components/ui/carousel-slide";
import type { VolunteerCardData } from "@/lib/volunteers/types";
import { Portrait } from "./portrait";

/** Milliseconds that a change takes. */
const SPEED_MS = 1_000;
/** One, two or three at a time, 15 px apart: each slide brings half of the distance on either side. */
const SLIDE = "basis-full px-[7.5px] min-[600px]:basis-1/2 min-[700px]:basis-1/3";
const SIZES = "(min-width: 1200px) 24rem, (min-width: 700px) 33vw, (min-width: 600px) 50vw, calc(100vw - 2rem)";

/** The faces of who came last, as at windows; what they say stands in the team below. */
export function VolunteerCarousel({ volunteers }: { volunteers: VolunteerCardData[] }) {
  return (
    <Carousel
      label="Voluntários que chegaram por último"
      count={volunteers.length}
      speedMs={SPEED_MS}
      className="-mx-[7.5px] [&>div:last-child]:mx-[7.5px]"
    >
      {volunteers.map((volunteer, index) => (
        <CarouselSlide key={volunteer._id} className={SLIDE}>
          <figure>
            <Portrait
              decorative
              volunteer={volunteer}
              sizes={SIZES}
              priority={index === 0}
              className="aspect-square w-full rounded-t-full rounded-b-card"
            />
            <figcaption className="mt-4 text-center">
              <p className="wrap-anywhere font-bold font-display text-2xl leading-tight">{volunteer.name}</p>
              <p className="wrap-anywhere mt-1 text-muted">{volunteer.tipo}</p>
            </figcaption>
          </figure>
        </CarouselSlide>
      ))}
    </Carousel>
  );
}
