import { LinkButton } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

/** Who we are, in the first words of the home page. */
export function About() {
  return (
    <section
      id="about"
      aria-labelledby="about-titulo"
      className="mx-auto grid max-w-page items-end gap-x-12 gap-y-6 px-4 pt-8 pb-10 sm:pt-12 lg:grid-cols-[1.5fr_1fr] lg:pt-16 lg:pb-12"
    >
      <h1 id="about-titulo" className="text-[2.75rem] sm:text-6xl lg:text-7xl">
        Gente comum que decidiu <span className="text-accent">ajudar</span>.
      </h1>
      <div className="grid gap-5">
        <p className="text-lg text-muted">
          O {site.name} é feito de pessoas comuns que querem ajudar quem está em situação de vulnerabilidade social.
          Servimos café, montamos cestas, damos reforço escolar.
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton href={routes.sobre} look="secondary">
            Leia Mais
          </LinkButton>
          <a
            href={site.instagram.url}
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Siga no Instagram
          </a>
        </p>
      </div>
    </section>
  );
}
