import { LinkButton } from "@/components/ui/button";
import { SetApart } from "@/components/ui/set-apart";
import { takesPix } from "@/lib/pix/key";
import { routes } from "@/lib/routes";
import { describeProfiles } from "@/lib/settings/profiles";
import type { Settings } from "@/lib/settings/types";
import { DONATE_LINK } from "./links";

/** 'Decidiu *ajudar*': what is between asterisks is coloured. */
const COLOURED = /\*([^*]+)\*/;

/** The first section of the home page: who we are. */
export function AboutSection({ site }: { site: Settings }) {
  const [profile] = describeProfiles(site);
  return (
    <section
      id="about"
      aria-labelledby="about-titulo"
      className="mx-auto grid max-w-page items-end gap-x-12 gap-y-6 px-4 pt-8 pb-10 sm:pt-12 lg:grid-cols-[1.5fr_1fr] lg:pt-16 lg:pb-12"
    >
      <h1 id="about-titulo" className="text-[2.75rem] sm:text-6xl lg:text-7xl">
        <SetApart text={site.headline} pattern={COLOURED} className="text-accent" />
      </h1>
      <div className="grid gap-5">
        <p className="wrap-anywhere whitespace-pre-line text-lg text-muted">{site.welcome}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <LinkButton href={routes.aboutPage} variant="secondary">
            Leia Mais
          </LinkButton>
          {takesPix(site) && <LinkButton href={DONATE_LINK.href}>{DONATE_LINK.label}</LinkButton>}
          {profile && (
            <a
              href={profile.url}
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              Siga no {profile.network}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
