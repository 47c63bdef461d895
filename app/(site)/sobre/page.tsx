import { MessageCircle } from "lucide-react";
import { Scene } from "@/components/site/scene";
import { ExternalLinkButton } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { routes } from "@/lib/routes";
import { joinWay } from "@/lib/settings/join-way";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import type { Site } from "@/lib/settings/types";
import { siteMetadata } from "../site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: "Sobre Nós",
  description: `Conheça a missão, os objetivos e a visão ${ofName(site)}, e saiba como participar como voluntário ou voluntária.`,
  path: routes.aboutPage,
}));

/** Keeps line breaks of texts from the settings. */
const SETTINGS_TEXT = "wrap-anywhere whitespace-pre-line";

const SIZES = "(min-width: 1024px) 34rem, calc(100vw - 2rem)";

export default async function AboutPage() {
  const site = await readSite();
  const { story, mission, missionText, objectives, vision, visionText } = site;
  return (
    <>
      <div className="mx-auto grid max-w-page gap-16 px-4 pt-6 sm:gap-24 sm:pt-10">
        <PageHeader title="Sobre Nós">
          <p className={SETTINGS_TEXT}>{story}</p>
        </PageHeader>

        <section aria-labelledby="missao" className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
          <Scene sizes={SIZES} name="cafe-com-vizinhas" priority />
          <div className="grid gap-4">
            <h2 id="missao" className="text-3xl sm:text-5xl">
              Missão
            </h2>
            <p className={`font-medium text-xl sm:text-2xl ${SETTINGS_TEXT}`}>{mission}</p>
            <p className={`text-muted ${SETTINGS_TEXT}`}>{missionText}</p>
          </div>
        </section>

        {objectives.length > 0 && (
          <section aria-labelledby="objetivos" className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
            <h2 id="objetivos" className="text-3xl sm:text-5xl">
              Objetivos
            </h2>
            <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
              {objectives.map(({ title, text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal, and the order is fixed
                <div key={index} className="border-line border-t-2 pt-4">
                  <dt className="wrap-anywhere font-bold font-display text-xl">{title}</dt>
                  <dd className={`mt-2 text-muted ${SETTINGS_TEXT}`}>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}

        <section aria-labelledby="visao" className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
          <div className="grid gap-4">
            <h2 id="visao" className="text-3xl sm:text-5xl">
              Visão
            </h2>
            <p className={`font-medium text-xl sm:text-2xl ${SETTINGS_TEXT}`}>{vision}</p>
            <p className={`text-muted ${SETTINGS_TEXT}`}>{visionText}</p>
            <Link href={routes.posts} className="w-fit py-2 font-semibold text-accent underline underline-offset-4">
              Leia as histórias no blog
            </Link>
          </div>
          <Scene sizes={SIZES} name="montagem-cestas" className="max-lg:order-first" />
        </section>
      </div>

      <Volunteering site={site} />
    </>
  );
}

function Volunteering({ site }: { site: Site }) {
  const { volunteering, steps } = site;
  const join = joinWay(site);
  return (
    <section aria-labelledby="voluntariado" className="mt-16 -mb-24 bg-leaf-soft sm:mt-24">
      <div className="mx-auto grid max-w-page items-center gap-8 px-4 py-16 lg:grid-cols-2 lg:gap-16">
        <Scene sizes={SIZES} name="roda-de-treinamento" />
        <div className="grid justify-items-start gap-4">
          <h2 id="voluntariado" className="text-3xl sm:text-5xl">
            Voluntariado
          </h2>
          <p className={SETTINGS_TEXT}>{volunteering}</p>
          <ol className="grid list-decimal gap-1 pl-5 marker:font-bold marker:text-leaf">
            {steps.split(/\n+/).map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal, and the order is fixed
              <li key={index} className="wrap-anywhere">
                {step}
              </li>
            ))}
          </ol>
          <ExternalLinkButton href={join.href} target={join.outside ? "_blank" : undefined} className="mt-2">
            <MessageCircle aria-hidden className="size-5" />{" "}
            {join.outside ? "Conversar no WhatsApp" : "Falar com a gente"}
          </ExternalLinkButton>
        </div>
      </div>
    </section>
  );
}
