import { Empty } from "@/components/ui/empty";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import type { Page } from "@/lib/lists/listing";
import { routes } from "@/lib/routes";
import type { JoinWay } from "@/lib/settings/join-way";
import { volunteerCopy } from "@/lib/volunteers/copy";
import type { VolunteerCardData } from "@/lib/volunteers/types";
import { Invitation } from "./invitation";
import { JoinLink } from "./join-link";
import { TEAM_ROW } from "./team-row";
import { VolunteerCard } from "./volunteer-card";
import { VolunteerCarousel } from "./volunteer-carousel";

/** Fewer than these fit side by side: nothing would move. */
const WORTH_A_CAROUSEL = 4;

type Props = Page<VolunteerCardData> & {
  /** Who came last, on the first page. */
  newest?: VolunteerCardData[];
  join: JoinWay;
};

/** A page of the team. */
export function VolunteerList({ newest = [], join, ...list }: Props) {
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <PageHeader title="Voluntários" crumbs={[{ label: "Home", href: routes.home }]}>
          <p className="text-balance">
            Gente comum, que doa o que tem: tempo, jeito e vontade. Aqui cada pessoa conta, com as próprias palavras,
            por que veio e por que fica.
          </p>
        </PageHeader>
        <JoinLink way={join} />
      </div>
      {newest.length >= WORTH_A_CAROUSEL && (
        <div className="mt-10">
          <VolunteerCarousel volunteers={newest} />
        </div>
      )}
      <section aria-labelledby="equipe" className="mt-16 sm:mt-24">
        <h2 id="equipe" className="mb-8 text-3xl sm:text-5xl">
          Quem faz acontecer
        </h2>
        {list.items.length === 0 && <Empty title={volunteerCopy.none} />}
        <div className={TEAM_ROW.place}>
          <ul>
            {list.items.map((volunteer) => (
              <li key={volunteer._id}>
                <VolunteerCard volunteer={volunteer} />
              </li>
            ))}
          </ul>
          <Invitation join={join} />
        </div>
        <Pagination list={list} href={routes.volunteersPage} label="Páginas de voluntários" />
      </section>
    </div>
  );
}
