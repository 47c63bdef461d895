import { Carousel } from "@/components/ui/carousel";
import { CarouselSlide } from "@/components/ui/carousel-slide";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { ShortDate } from "@/components/ui/short-date";
import { Portrait } from "@/components/volunteers/portrait";
import { VOLUNTEER_SLIDE, VOLUNTEER_SLIDE_SPEED_MS } from "@/components/volunteers/volunteer-carousel";
import { painelRoutes } from "@/lib/painel-routes";
import { volunteerCopy } from "@/lib/volunteers/copy";
import type { VolunteerCardData } from "@/lib/volunteers/types";

type Props = { volunteers: (VolunteerCardData & { createdAt: string })[] };

/** The newest volunteers, with links to their forms. */
export function NewVolunteers({ volunteers }: Props) {
  if (volunteers.length === 0) return <EmptyState title={volunteerCopy.none} />;
  return (
    <Carousel
      label="Quem chegou por último"
      count={volunteers.length}
      speedMs={VOLUNTEER_SLIDE_SPEED_MS}
      className="-mx-[7.5px] min-w-0 [&>div+div]:mx-[7.5px]"
    >
      {volunteers.map((volunteer) => (
        <CarouselSlide key={volunteer._id} className={`flex ${VOLUNTEER_SLIDE}`}>
          <div className="flex w-full items-center gap-4 rounded-card border border-line bg-surface p-4">
            <Portrait decorative volunteer={volunteer} sizes="5rem" className="size-20 shrink-0 rounded-full" />
            <div className="min-w-0">
              <p className="font-semibold leading-snug">
                <Link
                  href={painelRoutes.editVolunteer(volunteer._id)}
                  className="wrap-anywhere underline-offset-4 hover:underline"
                >
                  {volunteer.name}
                </Link>
              </p>
              <p className="wrap-anywhere text-sm leading-snug">{volunteer.tipo}</p>
              <p className="text-muted text-sm">
                desde <ShortDate moment={volunteer.createdAt} />
              </p>
            </div>
          </div>
        </CarouselSlide>
      ))}
    </Carousel>
  );
}
