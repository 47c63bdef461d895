import { Star } from "lucide-react";
import type { VolunteerCardData } from "@/lib/volunteers/types";
import { Portrait } from "./portrait";
import { TEAM_ROW } from "./team-row";

/** Longer quotes get a smaller font. */
const MAX_LARGE_QUOTE_CHARACTERS = 260;

type Props = { volunteer: VolunteerCardData; heading?: "h2" | "h3" };

/** A volunteer with a quote. */
export function VolunteerCard({ volunteer, heading: Heading = "h3" }: Props) {
  const { name, profissao, tipo, descricao } = volunteer;
  const size =
    descricao.length <= MAX_LARGE_QUOTE_CHARACTERS
      ? "font-medium text-xl @min-[38rem]:text-2xl leading-snug"
      : "text-lg";
  return (
    <article className={TEAM_ROW.frame}>
      <Portrait
        volunteer={volunteer}
        sizes="(min-width: 640px) 11rem, 6rem"
        className={`aspect-square w-full rounded-card ${TEAM_ROW.picture}`}
      />
      <div>
        <Heading className="text-2xl">{name}</Heading>
        <p className="wrap-anywhere mt-2 font-semibold text-leaf">{tipo}</p>
        <p className="wrap-anywhere text-muted">{profissao}</p>
        <FiveStars />
      </div>
      <blockquote className={`${TEAM_ROW.quote} wrap-anywhere whitespace-pre-line ${size}`}>
        “{descricao.trim()}”
      </blockquote>
    </article>
  );
}

/** A thank-you, not a rating: everybody has five. Hidden from screen readers. */
function FiveStars() {
  return (
    <span aria-hidden className="mt-3 flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className="size-4 fill-sun text-sun" />
      ))}
    </span>
  );
}
