import { Carousel } from "@/components/ui/carousel";
import { CarouselSlide } from "@/components/ui/carousel-slide";
import type { VolunteerCardData } from "@/lib/volunteers/types";
import { Portrait } from "./portrait";

export const VOLUNTEER_SLIDE_SPEED_MS = 1_000;
/** One, two or three at a time, with a gap of 15 px: half of it on either side of each slide. */
export const VOLUNTEER_SLIDE = "basis-full px-[7.5px] min-[600px]:basis-1/2 min-[700px]:basis-1/3";
const SIZES = "(min-width: 1200px) 24rem, (min-width: 700px) 33vw, (min-width: 600px) 50vw, calc(100vw - 2rem)";

/** The newest volunteers' portraits. */
export function VolunteerCarousel({ volunteers }: { volunteers: VolunteerCardData[] }) {
  return (
    <Carousel
      label="Voluntários que chegaram por último"
      count={volunteers.length}
      speedMs={VOLUNTEER_SLIDE_SPEED_MS}
      className="-mx-[7.5px] [&>div+div]:mx-[7.5px]"
    >
      {volunteers.map((volunteer, index) => (
        <CarouselSlide key={volunteer._id} className={VOLUNTEER_SLIDE}>
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
