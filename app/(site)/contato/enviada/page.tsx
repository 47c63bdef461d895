import { Scene } from "@/components/site/scene";
import { LinkButton } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { messageCopy } from "@/lib/messages/copy";
import { routes } from "@/lib/routes";
import { siteMetadata } from "../../site-metadata";

export const generateMetadata = siteMetadata(() => ({
  title: "Mensagem enviada",
  description: "A sua mensagem chegou ao projeto. A resposta vai para o e-mail que você informou no formulário.",
  path: routes.contactSent,
  noindex: true,
}));

/** The contact form without JavaScript redirects here. */
export default function MessageSentPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-6 sm:pt-10">
      <PageHeader title={messageCopy.sent} parent={{ label: "Contato", href: routes.contact }}>
        <p>{messageCopy.received}</p>
      </PageHeader>
      <LinkButton href={routes.home} className="justify-self-start">
        Página Inicial
      </LinkButton>
      <Scene name="entrega" sizes="(min-width: 1024px) 42rem, calc(100vw - 2rem)" className="max-w-text" priority />
    </div>
  );
}
