import { LinkButton } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import type { DonationPage } from "@/lib/donations/types";
import { routes } from "@/lib/routes";
import { Donations } from "./donations";

/** The donations on the home page. */
export function TransparencySection({ donations, takesPix }: { donations: DonationPage; takesPix: boolean }) {
  return (
    <Section
      id="transparencia"
      title="Transparência"
      sunken
      lead="Cada doação que chega, com o que foi e em que ação ajudou. O nome de quem doou só aparece com permissão."
      action={<LinkButton href={takesPix ? routes.donate() : routes.contact}>Como doar</LinkButton>}
    >
      <Donations first={donations} />
    </Section>
  );
}
