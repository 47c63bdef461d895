import { LinkButton } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { claimCopy } from "@/lib/donations/claims/copy";
import { routes } from "@/lib/routes";
import { siteMetadata } from "../../site-metadata";

export const generateMetadata = siteMetadata(() => ({
  title: "Aviso recebido",
  description: "Recebemos o seu aviso. A doação aparece na transparência depois de conferida no extrato do banco.",
  path: routes.claimSent,
  noindex: true,
}));

/** Where the form leads, with and without JavaScript. */
export default function ClaimSentPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-6 sm:pt-10">
      <PageHeader title={claimCopy.received} parent={{ label: "Doe por Pix", href: routes.donate() }}>
        <p>{claimCopy.whatNext}</p>
      </PageHeader>
      <LinkButton href={routes.donations()} className="justify-self-start">
        Ver a transparência
      </LinkButton>
    </div>
  );
}
