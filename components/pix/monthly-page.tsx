import { CalendarPlus } from "lucide-react";
import { ClaimSection } from "@/components/claims/claim-section";
import { CopyButton } from "@/components/ui/copy-button";
import { PageHeader } from "@/components/ui/page-header";
import { Part } from "@/components/ui/part";
import { Share } from "@/components/ui/share";
import { TextLink } from "@/components/ui/text-link";
import { amountPart, formatCents, SUGGESTED } from "@/lib/pix/amount";
import { REMINDER_DAYS } from "@/lib/pix/reminder-days";
import type { PixOffer } from "@/lib/pix/types";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";
import { Beneficiary } from "./beneficiary";
import { NoPix } from "./donate-page";
import { SampleKeyNotice } from "./sample-key-notice";

type Props = {
  /** Undefined without a Pix key in the settings. */
  offer: PixOffer | undefined;
  /** 'o Projeto Nova', within a sentence. */
  theName: string;
};

/** How to schedule a Pix that the donor's bank repeats every month; it works to any key. */
export function MonthlyPage({ offer, theName }: Props) {
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 pt-6 sm:pt-10">
      <PageHeader title="Doe todo mês" parent={{ label: "Doe por Pix", href: routes.donate() }}>
        <p>
          Um pouco que chega todo mês deixa planejar o mês que vem. Quem agenda é você, no aplicativo do seu banco, e
          para quando quiser.
        </p>
      </PageHeader>
      {offer ? <Steps offer={offer} theName={theName} /> : <NoPix />}
    </div>
  );
}

function Steps({ offer, theName }: Props & { offer: PixOffer }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-16">
      <ToCopy offer={offer} />
      <div className="grid content-start gap-10">
        <InYourBank beneficiary={offer.beneficiary} />
        <WhatToExpect />
        <Reminder />
        <Part id="convidar" title="Convide mais alguém">
          <p className="max-w-text text-muted">Uma mensagem pronta, com o endereço deste passo a passo.</p>
          <Share
            text={`Doe todo mês para ${theName}, com um Pix que se repete no seu banco. Você escolhe o valor e para quando quiser:`}
            url={absolute(routes.donateMonthly)}
          />
        </Part>
        <ClaimSection />
      </div>
    </div>
  );
}

function ToCopy({ offer }: { offer: PixOffer }) {
  const { key, kind, sample } = offer;
  return (
    <Part
      id="copiar"
      title="Para copiar"
      className="grid content-start gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 lg:order-last"
    >
      {sample && <SampleKeyNotice />}
      <dl className="grid gap-4">
        <div>
          <dt className="text-muted">Chave Pix ({kind})</dt>
          <dd className="wrap-anywhere font-display font-semibold text-xl">{key}</dd>
        </div>
        <Beneficiary offer={offer} />
      </dl>
      <CopyButton text={key} label="Copiar a chave" />
      <p className="font-semibold">Um valor por mês</p>
      <ul className="-mt-2 flex flex-wrap gap-2">
        {SUGGESTED.map((cents) => (
          <li key={cents}>
            <CopyButton text={amountPart(cents)} label={`Copiar ${formatCents(cents)}`} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function InYourBank({ beneficiary }: { beneficiary: string }) {
  return (
    <Part id="agendar" title="No aplicativo do seu banco">
      <ol className="grid max-w-text list-decimal gap-3 pl-5 marker:font-bold marker:text-accent">
        <li>Abra o Pix, escolha pagar com chave e cole a nossa.</li>
        <li>
          Confira o nome: <strong>{beneficiary}</strong>. Se aparecer outro, não continue e{" "}
          <TextLink href={routes.contact}>nos avise</TextLink>.
        </li>
        <li>Digite o valor que cabe no seu mês.</li>
        <li>
          Em vez de pagar hoje, escolha <strong>agendar</strong> e depois <strong>repetir todo mês</strong>. Cada banco
          tem as suas palavras: “Pix recorrente”, “repetir”, “todo mês”. Todos oferecem.
        </li>
        <li>Escolha o dia e até quando, e confirme com a sua senha.</li>
      </ol>
    </Part>
  );
}

function WhatToExpect() {
  return (
    <Part id="esperar" title="O que esperar">
      <ul className="grid max-w-text list-disc gap-3 pl-5 marker:text-accent">
        <li>No dia marcado, o banco manda o Pix sozinho. Sem saldo nesse dia, ele não sai, e você não deve nada.</li>
        <li>Para parar ou mudar o valor, cancele no aplicativo, entre os Pix agendados, até o dia anterior.</li>
        <li>
          Este site não fica sabendo quem agendou nem quanto. O que chega é conferido no extrato e anotado na{" "}
          <TextLink href={routes.donations()}>transparência</TextLink>.
        </li>
      </ul>
    </Part>
  );
}

function Reminder() {
  return (
    <Part id="lembrete" title="Prefere só um lembrete?">
      <p className="max-w-text text-muted">
        A agenda do seu celular avisa todo mês, no dia que você escolher, e você faz o Pix na hora.
      </p>
      <ul className="flex flex-wrap gap-2">
        {REMINDER_DAYS.map((day) => (
          <li key={day}>
            <a
              href={routes.donateReminder(day)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field px-5 font-semibold hover:border-ink"
            >
              <CalendarPlus aria-hidden className="size-5 shrink-0" /> Dia {day}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
