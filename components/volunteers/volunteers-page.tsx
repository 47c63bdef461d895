import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import type { Page } from "@/lib/lists/listing";
import { routes } from "@/lib/routes";
import type { JoinWay } from "@/lib/settings/join-way";
import { volunteerCopy } from "@/lib/volunteers/copy";
import type { VolunteerCardData } from "@/lib/volunteers/types";
import { JoinLink } from "./join-link";
import { JoinRow } from "./join-row";
import { TEAM_ROW } from "./team-row";
import { VolunteerCard } from "./volunteer-card";
import { VolunteerCarousel } from "./volunteer-carousel";

/** Fewer slides fit side by side without moving. */
const MIN_CAROUSEL_SLIDES = 4;

type Props = Page<VolunteerCardData> & {
  /** For the carousel on the first page. */
  newest?: VolunteerCardData[];
  join: JoinWay;
};

/** One page of the team's list. */
export function VolunteersPage({ newest = [], join, ...list }: Props) {
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <PageHeader title="Voluntários">
          <p className="text-balance">
            Gente comum, que doa o que tem: tempo, jeito e vontade. Aqui cada pessoa conta, com as próprias palavras,
            por que veio e por que fica.
          </p>
        </PageHeader>
        <JoinLink way={join} />
      </div>
      {newest.length >= MIN_CAROUSEL_SLIDES && (
        <div className="mt-10">
          <VolunteerCarousel volunteers={newest} />
        </div>
      )}
      <section aria-labelledby="equipe" className="mt-16 sm:mt-24">
        <h2 id="equipe" className="mb-8 text-3xl sm:text-5xl">
          Quem faz acontecer
        </h2>
        {list.items.length === 0 && (
          <div className="mb-8">
            <EmptyState title={volunteerCopy.none} />
          </div>
        )}
        <div className={TEAM_ROW.container}>
          <ul>
            {list.items.map((volunteer) => (
              <li key={volunteer._id}>
                <VolunteerCard volunteer={volunteer} />
              </li>
            ))}
          </ul>
          <JoinRow join={join} />
        </div>
        <Pagination list={list} href={routes.volunteersPage} label="Páginas de voluntários" />
      </section>
    </div>
  );
}
