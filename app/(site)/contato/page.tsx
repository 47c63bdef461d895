import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { ContactForm } from "@/components/messages/contact-form";
import { DonateSection } from "@/components/pix/donate-section";
import { Scene } from "@/components/site/scene";
import { ExternalLinkButton } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/text-link";
import { takesPix } from "@/lib/pix/key";
import { pixOffer } from "@/lib/pix/offer";
import { routes } from "@/lib/routes";
import { ofName } from "@/lib/settings/name";
import { dialable } from "@/lib/settings/phone";
import { readSite } from "@/lib/settings/public";
import type { Site } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/site";
import { siteMetadata } from "../site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: "Contato",
  description: `Escreva para a coordenação ${ofName(site)} pelo site, por WhatsApp, telefone ou e-mail${takesPix(site) ? ", e veja como doar por Pix" : ""}.`,
  path: routes.contact,
}));

const CONTACT_TEXT = "wrap-anywhere font-display font-semibold text-xl sm:text-2xl";
const CONTACT_LINK = `${CONTACT_TEXT} underline decoration-2 underline-offset-4`;

export default async function ContactPage() {
  const site = await readSite();
  const offer = pixOffer(site);
  return (
    <>
      <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 sm:pt-10">
        <PageHeader title="Contato">
          <p>Quer ajudar, precisa de ajuda ou ficou com uma dúvida? Do outro lado tem gente de verdade.</p>
        </PageHeader>
        <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
          <div className="grid content-start gap-8">
            <Scene name="entrega" sizes="(min-width: 1024px) 32rem, calc(100vw - 2rem)" priority />
            <ContactWays site={site} />
          </div>
          <section
            aria-labelledby="mensagem"
            className="grid content-start gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 lg:self-start"
          >
            <div className="grid gap-2">
              <h2 id="mensagem" className="text-2xl sm:text-3xl">
                Escreva para a gente
              </h2>
              <p className="text-muted">
                Quem responde é a coordenação, pelo e-mail que você informar. Para saber o que guardamos, leia a{" "}
                <TextLink href={routes.privacy}>privacidade</TextLink>.
              </p>
            </div>
            <ContactForm />
          </section>
        </div>
      </div>
      {offer && (
        <div className="-mb-24 pt-16">
          <DonateSection offer={offer} sunken />
        </div>
      )}
    </>
  );
}

/** Telephone, WhatsApp and e-mail, as far as they are set. */
function ContactWays({ site }: { site: Site }) {
  return (
    <dl className="grid divide-y-2 divide-line border-line border-y-2 empty:hidden">
      {(site.phones.length > 0 || site.whatsapp) && (
        <ContactWay name="Telefone">
          {site.phones.map(({ label, number }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a number, and none ever moves
            <p key={index}>
              <a
                href={`tel:${dialable(number)}`}
                className={`${CONTACT_LINK} whitespace-nowrap max-[16rem]:whitespace-normal`}
              >
                {number}
              </a>
              {label && <span className="wrap-anywhere block text-muted">{label}</span>}
            </p>
          ))}
          {site.coordinator && <p className="wrap-anywhere text-muted">Fale com {site.coordinator}.</p>}
          {site.whatsapp && (
            <ExternalLinkButton
              href={whatsappLink(`Olá! Vim pelo site ${ofName(site)}.`, site.whatsapp)}
              target="_blank"
              variant="secondary"
              className="justify-self-start"
            >
              <MessageCircle aria-hidden className="size-5" /> Chamar no WhatsApp
            </ExternalLinkButton>
          )}
        </ContactWay>
      )}
      {site.email && (
        <ContactWay name="E-mail">
          <a href={`mailto:${site.email}`} className={CONTACT_LINK}>
            {site.email}
          </a>
        </ContactWay>
      )}
    </dl>
  );
}

function ContactWay({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-3 py-6">
      <dt className="text-muted">{name}</dt>
      <dd className="grid gap-3">{children}</dd>
    </div>
  );
}
