import { MessageCircle } from "lucide-react";
import Link from "next/link";
import { OutsideButton } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { StaticPicture } from "@/components/ui/static-picture";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";
import { joinLink, site } from "@/lib/site";

export const metadata = pageMetadata({
  title: "Sobre Nós",
  description:
    "Conheça a missão, os objetivos e a visão do Projeto Nova, e saiba como participar como voluntário ou voluntária.",
  path: routes.sobre,
});

const OBJECTIVES = [
  {
    title: "Comida na mesa",
    text: "Servir café da manhã e sopa toda semana e levar cestas básicas às famílias que acompanhamos.",
  },
  {
    title: "Criança com companhia",
    text: "Oferecer reforço escolar, leitura e brincadeira perto de casa, com adultos em quem as famílias confiam.",
  },
  {
    title: "Trabalho e autonomia",
    text: "Ensinar o que sabemos: costura, horta, primeiros socorros, como organizar os documentos.",
  },
  {
    title: "Contas abertas",
    text: "Anotar cada doação e mostrar a que ação ela serviu, para que qualquer pessoa possa conferir.",
  },
];

const SCENE = {
  widths: [720, 1280],
  width: 1600,
  height: 1000,
  sizes: "(min-width: 1024px) 34rem, calc(100vw - 2rem)",
};

export default function AboutPage() {
  return (
    <>
      <div className="mx-auto grid max-w-page gap-16 px-4 pt-6 sm:gap-24 sm:pt-10">
        <PageHeader title="Sobre Nós" crumbs={[{ label: "Home", href: routes.home }]}>
          <p>
            Começou com uma garrafa de café e dois vizinhos. Hoje somos um grupo de gente comum de {site.city} que se
            encontra toda semana para ajudar quem está em situação de vulnerabilidade social.
          </p>
        </PageHeader>

        <section aria-labelledby="missao" className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
          <StaticPicture
            {...SCENE}
            base="/cenas/cafe-com-vizinhas"
            alt="Duas vizinhas tomam café juntas à mesa, com bolo e frutas"
            className="aspect-[8/5] w-full rounded-card object-cover"
            priority
          />
          <div className="grid gap-4">
            <h2 id="missao" className="text-3xl sm:text-5xl">
              Missão
            </h2>
            <p className="font-medium text-xl sm:text-2xl">
              Estar por perto. Aliviar a necessidade de hoje e construir, junto com as famílias, o que muda o amanhã.
            </p>
            <p className="text-muted">
              Não fazemos caridade de longe. Conhecemos as pessoas pelo nome, perguntamos do que precisam e fazemos com
              elas, e não por elas. Ninguém aqui recebe salário, e nenhuma ajuda depende de religião ou de partido.
            </p>
          </div>
        </section>

        <section aria-labelledby="objetivos" className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
          <h2 id="objetivos" className="text-3xl sm:text-5xl">
            Objetivos
          </h2>
          <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
            {OBJECTIVES.map(({ title, text }) => (
              <div key={title} className="border-line border-t-2 pt-4">
                <dt className="font-bold font-display text-xl">{title}</dt>
                <dd className="mt-2 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </section>

        <section aria-labelledby="visao" className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
          <div className="grid gap-4">
            <h2 id="visao" className="text-3xl sm:text-5xl">
              Visão
            </h2>
            <p className="font-medium text-xl sm:text-2xl">
              Um bairro em que ninguém passa fome sozinho, e em que pedir ajuda é tão simples quanto bater no portão.
            </p>
            <p className="text-muted">
              Queremos que o Nova seja, um dia, só um jeito de viver em comunidade. Até lá, abrimos o salão, acendemos o
              fogão e contamos o que fizemos{" "}
              <Link href={routes.posts} className="text-accent underline underline-offset-4">
                no blog
              </Link>
              .
            </p>
          </div>
          <StaticPicture
            {...SCENE}
            base="/cenas/montagem-cestas"
            alt="Voluntários montam cestas com alimentos em volta de uma mesa"
            className="aspect-[8/5] w-full rounded-card object-cover max-lg:order-first"
          />
        </section>
      </div>

      <section aria-labelledby="voluntariado" className="mt-16 -mb-24 bg-leaf-soft sm:mt-24">
        <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-16 lg:grid-cols-2 lg:gap-16">
          <StaticPicture
            {...SCENE}
            base="/cenas/roda-de-treinamento"
            alt="Pessoas de várias idades conversam em roda num treinamento"
            className="aspect-[8/5] w-full rounded-card object-cover"
          />
          <div className="grid justify-items-start gap-4">
            <h2 id="voluntariado" className="text-3xl sm:text-5xl">
              Voluntariado
            </h2>
            <p>
              Você não precisa ser especialista nem ter a semana livre. Duas horas por mês já fazem diferença: servir o
              café, ler para uma criança, dirigir até a feira, cuidar das redes.
            </p>
            <ol className="grid list-decimal gap-1 pl-5 marker:font-bold marker:text-leaf">
              <li>Mande uma mensagem contando o que gosta de fazer.</li>
              <li>Venha a uma roda de acolhida, que está na agenda.</li>
              <li>Experimente uma ação, sem compromisso.</li>
            </ol>
            <OutsideButton href={joinLink} target="_blank" className="mt-2">
              <MessageCircle aria-hidden className="size-5" /> Conversar no WhatsApp
            </OutsideButton>
          </div>
        </div>
      </section>
    </>
  );
}
