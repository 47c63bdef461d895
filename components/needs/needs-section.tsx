import { LinkButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { needCopy } from "@/lib/needs/copy";
import { isWanted } from "@/lib/needs/describe";
import type { NeedCardData } from "@/lib/needs/types";
import { routes } from "@/lib/routes";
import { NeedGrid } from "./need-grid";

/** Needs on the home page. */
const SECTION_NEEDS = 3;

type Props = {
  /** What is still asked for, the most urgent first. */
  needs: NeedCardData[];
};

/** The first needs of which something is left to promise, on the home page; nothing when there is none. */
export function NeedsSection({ needs }: Props) {
  const wanted = needs.filter(isWanted).slice(0, SECTION_NEEDS);
  if (wanted.length === 0) return null;
  return (
    <Section
      id="precisamos"
      title={needCopy.title}
      lead="O que falta hoje, quanto já chegou e onde entregar."
      action={
        <LinkButton href={routes.needs} variant="secondary">
          Ver tudo do que precisamos
        </LinkButton>
      }
    >
      <NeedGrid needs={wanted} level="h3" />
    </Section>
  );
}
