import { ClaimSection } from "@/components/claims/claim-section";
import { LinkButton } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { Part } from "@/components/ui/part";
import { TextLink } from "@/components/ui/text-link";
import { amountPart } from "@/lib/pix/amount";
import { pixCopy } from "@/lib/pix/copy";
import type { PixOffer } from "@/lib/pix/types";
import { routes } from "@/lib/routes";
import { Amounts } from "./amounts";
import { PixCard } from "./pix-card";

type Props = {
  /** Undefined without a Pix key in the settings. */
  offer: PixOffer | undefined;
  /** The error of the other amount. */
  problem?: string;
};

/** Amount, Pix code and instructions. */
export function DonatePage({ offer, problem }: Props) {
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 sm:pt-10">
      <PageHeader title="Doe por Pix">
        <p>{pixCopy.invitation}</p>
      </PageHeader>
      {offer ? (
        <>
          <PixSteps offer={offer} problem={problem} />
          <Afterwards offer={offer} />
        </>
      ) : (
        <NoPix />
      )}
    </div>
  );
}

function PixSteps({ offer, problem }: { offer: PixOffer; problem?: string }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16">
      <Part id="quanto" title="Quanto você quer doar?" className="grid content-start gap-5">
        <Amounts ownPage cents={offer.cents} examples={offer.examples} problem={problem} />
      </Part>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PixCard offer={offer} />
      </div>
      <Part id="como" title="Como pagar" className="grid content-start gap-4">
        <ol className="grid max-w-text list-decimal gap-3 pl-5 marker:font-bold marker:text-accent">
          <li>Abra o aplicativo do seu banco e escolha pagar com Pix.</li>
          <li>Aponte a câmera para o código. No celular, toque em “Copiar o código” e cole no aplicativo.</li>
          <li>
            Confira o nome antes de confirmar: <strong>{offer.beneficiary}</strong>. Se aparecer outro, não pague e{" "}
            <TextLink href={routes.contact}>nos avise</TextLink>.
          </li>
        </ol>
        <p className="max-w-text text-muted">
          Quer ajudar todo mês? <TextLink href={routes.donateMonthly}>Agende no seu banco</TextLink>, em cinco passos.
        </p>
        <p className="max-w-text text-muted">
          Para a padaria, a escola ou o elevador:{" "}
          <a href={routes.donatePoster} className="text-ink underline underline-offset-4">
            Cartaz para imprimir
          </a>{" "}
          (PDF).
        </p>
      </Part>
    </div>
  );
}

function Afterwards({ offer }: { offer: PixOffer }) {
  return (
    <Part id="depois" title="Depois que você doa">
      <div className="grid max-w-text gap-4 text-muted">
        <p>
          O Pix não avisa este site quando alguém paga. Quem cuida do caixa confere o extrato e anota cada doação na{" "}
          <TextLink href={routes.donations()}>transparência</TextLink>, com o valor, a data e a ação em que ajudou.
        </p>
        <p>
          O seu nome só aparece lá se você disser que pode. Sem isso, a doação fica como “Doador(a) anônimo(a)”. Para
          doar alimentos, roupas e material escolar, veja <TextLink href={routes.needs}>do que precisamos</TextLink> ou{" "}
          <TextLink href={routes.contact}>fale com a gente</TextLink>.
        </p>
      </div>
      <ClaimSection amount={offer.cents === undefined ? "" : amountPart(offer.cents)} />
    </Part>
  );
}

export function NoPix() {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-text text-lg">
        No momento não recebemos doações por Pix. Veja <TextLink href={routes.needs}>do que precisamos</TextLink>, ou
        fale com a gente para combinar outro jeito de ajudar.
      </p>
      <LinkButton href={routes.contact}>Contato</LinkButton>
    </div>
  );
}
