import { ScreenLink } from "@/components/painel/screen-link";
import { Carousel } from "@/components/ui/carousel";
import { CarouselSlide } from "@/components/ui/carousel-slide";
import { Empty } from "@/components/ui/empty";
import { Portrait } from "@/components/volunteers/portrait";
import { formatDate } from "@/lib/dates";
import { routes } from "@/lib/routes";
import { volunteerCopy } from "@/lib/volunteers/copy";
import type { VolunteerCardData } from "@/lib/volunteers/types";

/** Milliseconds that a change takes. */
const SPEED_MS = 1_000;
/** One, two or three at a time, 15 px apart: each slide brings half of the distance on either side. */
const SLIDE = "flex basis-full px-[7.5px] min-[600px]:basis-1/2 min-[700px]:basis-1/3";

type Props = { volunteers: (VolunteerCardData & { createdAt: string })[] };

/** Who came last, with the way to each one's entry. */
export function NewVolunteers({ volunteers }: Props) {
  if (volunteers.length === 0) return <Empty title={volunteerCopy.none} />;
  return (
    <Carousel
      label="Quem chegou por último"
      count={volunteers.length}
      speedMs={SPEED_MS}
      className="-mx-[7.5px] min-w-0 [&>div:last-child]:mx-[7.5px]"
    >
      {volunteers.map((volunteer) => (
        <CarouselSlide key={volunteer._id} className={SLIDE}>
          <div className="flex w-full items-center gap-4 rounded-card border border-line bg-surface p-4">
            <Portrait decorative volunteer={volunteer} sizes="5rem" className="size-20 shrink-0 rounded-full" />
            <div className="min-w-0">
              <p className="font-semibold leading-snug">
                <ScreenLink
                  href={routes.editVolunteer(volunteer._id)}
                  className="wrap-anywhere underline-offset-4 hover:underline"
                >
                  {volunteer.name}
                </ScreenLink>
              </p>
              <p className="wrap-anywhere text-sm leading-snug">{volunteer.tipo}</p>
              <p className="text-muted text-sm">
                desde <time dateTime={volunteer.createdAt}>{formatDate(volunteer.createdAt)}</time>
              </p>
            </div>
          </div>
        </CarouselSlide>
      ))}
    </Carousel>
  );
}
