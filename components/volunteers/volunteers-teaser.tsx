import { ArrowRight } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { IN_LINE } from "@/components/ui/button-classes";
import { routes } from "@/lib/routes";
import type { JoinWay } from "@/lib/settings/join-way";
import type { VolunteerCardData } from "@/lib/volunteers/types";
import { JoinLink } from "./join-link";
import { Portrait } from "./portrait";

/** Each portrait's height within the row; the last ones show on wide screens only. */
const PORTRAIT_HEIGHTS = ["h-[78%]", "h-full", "h-[88%]", "h-[70%] max-sm:hidden", "h-[94%] max-lg:hidden"];
export const TEASER_PORTRAITS = PORTRAIT_HEIGHTS.length;

/** Portraits of some volunteers on the home page, with a link to all. */
export function VolunteersTeaser({ volunteers, join }: { volunteers: VolunteerCardData[]; join: JoinWay }) {
  if (volunteers.length === 0) return null;
  return (
    <section aria-labelledby="gente" className="mx-auto grid max-w-page items-end gap-10 px-4 lg:grid-cols-[5fr_6fr]">
      <div className="grid gap-5 lg:pb-4">
        <h2 id="gente" className="text-3xl sm:text-5xl">
          Quem faz tudo isso mora aqui perto.
        </h2>
        <p className="max-w-text text-lg text-muted">
          Ninguém aqui é herói. São vizinhos que um dia vieram ajudar e foram ficando. Sempre cabe mais um.
        </p>
        <p className="flex flex-wrap gap-3">
          <JoinLink way={join} />
          <LinkButton href={routes.volunteers} variant="quiet" className={IN_LINE}>
            Conheça os voluntários <ArrowRight aria-hidden className="size-5" />
          </LinkButton>
        </p>
      </div>
      <ul className="flex h-56 items-end gap-3 border-ink border-b-4 sm:h-80 sm:gap-4">
        {volunteers.slice(0, TEASER_PORTRAITS).map((volunteer, index) => (
          <li key={volunteer._id} className={`min-w-0 max-w-48 flex-1 ${PORTRAIT_HEIGHTS[index]}`}>
            <Portrait
              volunteer={volunteer}
              sizes="(min-width: 640px) 20rem, 14rem"
              className="size-full rounded-t-full"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
