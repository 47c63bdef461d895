import { LinkButton } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Part } from "@/components/ui/part";
import { Share } from "@/components/ui/share";
import { donationCopy } from "@/lib/donations/copy";
import type { DonationPage } from "@/lib/donations/types";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";
import { Donations } from "./donations";

type Props = { first: DonationPage; q?: string };

const LINK = "font-semibold text-ink underline underline-offset-4";

/** The donations' own page, with an explanation. */
export function TransparencyPage(props: Props) {
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 sm:pt-10">
      <PageHeader title="Transparência">
        <p>Cada doação que chega, com o que foi e em que ação ajudou.</p>
      </PageHeader>
      <Donations {...props} ownsAddress />
      <Share
        text="Transparência: cada doação, com o que foi e em que ação ajudou."
        url={absolute(routes.donations())}
      />
      <Part
        id="como-registramos"
        title="Como registramos as doações"
        size="text-3xl"
        className="mt-10 grid gap-6 border-line border-t pt-12 md:grid-cols-3"
      >
        <div className="grid max-w-text gap-4 text-muted md:col-span-2">
          <p>
            Quando uma doação chega, alguém da equipe confere e anota aqui a data, o valor ou os itens e a ação em que
            ajudou. Nada entra sozinho, nem mesmo um Pix; por isso a sua doação pode levar uns dias para aparecer.
          </p>
          <p>
            O nome de quem doou só é publicado com permissão. Sem ela escrevemos “{donationCopy.anonymous}”, e a busca
            também não encontra o nome.
          </p>
          <p>
            O total em reais soma só o que veio em dinheiro. O que veio em itens está na lista e não vira valor: uma
            estimativa, quando há, não entra na soma.
          </p>
          <p>
            Algo não confere, ou mudou de ideia sobre o seu nome?{" "}
            <Link href={routes.contact} className={LINK}>
              Fale com a gente
            </Link>
            . O que guardamos de quem doa está na{" "}
            <Link href={routes.privacy} className={LINK}>
              página de privacidade
            </Link>
            .
          </p>
          <LinkButton href={routes.contact} className="mt-2 justify-self-start">
            Como doar
          </LinkButton>
        </div>
      </Part>
    </div>
  );
}
