import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { pixCopy } from "@/lib/pix/copy";
import type { PixOffer } from "@/lib/pix/types";
import { routes } from "@/lib/routes";
import { Amounts } from "./amounts";
import { PixCard } from "./pix-card";

/** Donation by Pix, as a section of another page. */
export function DonateSection({ offer, sunken }: { offer: PixOffer; sunken?: boolean }) {
  return (
    <Section id="doar" title="Doe por Pix" sunken={sunken} lead={pixCopy.invitation}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
        <div className="grid content-start gap-6">
          <h3 className="text-2xl">Quanto você quer doar?</h3>
          <Amounts examples={offer.examples} />
          <p className="max-w-text text-muted">
            O que chega é conferido no extrato e anotado na <TextLink href={routes.donations()}>transparência</TextLink>
            . <TextLink href={routes.donate()}>Veja como funciona</TextLink>.
          </p>
        </div>
        <PixCard offer={offer} />
      </div>
    </Section>
  );
}
