import { LinkButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { needCopy } from "@/lib/needs/copy";
import type { NeedCardData } from "@/lib/needs/types";
import { routes } from "@/lib/routes";
import { NeedGrid } from "./need-grid";

/** Needs on the home page. */
export const SECTION_NEEDS = 3;

/** The most urgent needs of which more can be promised, on the home page; nothing when there is none. */
export function NeedsSection({ needs }: { needs: NeedCardData[] }) {
  if (needs.length === 0) return null;
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
      <NeedGrid needs={needs} level="h3" />
    </Section>
  );
}
