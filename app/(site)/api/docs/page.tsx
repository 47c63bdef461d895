import { CallEntry } from "@/components/api-docs/call-entry";
import { Code } from "@/components/api-docs/code";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { TOKEN_HOURS } from "@/lib/auth/lifetimes";
import { routes } from "@/lib/routes";
import { ofName } from "@/lib/settings/name";
import { absolute } from "@/lib/site";
import { siteMetadata } from "../../site-metadata";
import { readReference } from "./reference";

export const generateMetadata = siteMetadata((site) => ({
  title: "API",
  description: `Como outros programas leem e escrevem o que está no site ${ofName(site)}: cada chamada, com um exemplo.`,
  path: routes.apiDocs,
  noindex: true,
}));

const LOGIN_EXAMPLE = `curl -X POST ${absolute("/api/users/login")} \\
  -H "Content-Type: application/json" \\
  -d '{ "email": "voce@exemplo.org", "password": "…" }'`;

const LIST_EXAMPLE = `curl -i "${absolute("/api/posts")}?keyword=cestas&limit=10&page=1"`;

export default function ApiDocs() {
  const sections = readReference();
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pt-6 sm:gap-14 sm:pt-10">
      <PageHeader title="API">
        <p>
          Tudo o que o site mostra e o painel faz, para outros programas. O mesmo em OpenAPI 3.1, para ferramentas, está
          em{" "}
          <a href="/api/openapi.json" className="text-accent underline decoration-2 underline-offset-4">
            /api/openapi.json
          </a>
          .
        </p>
      </PageHeader>
      <div className="grid gap-10 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label="Nesta página" className="lg:sticky lg:top-24 lg:self-start">
          <ul className="flex flex-wrap gap-x-5 lg:grid">
            {[{ id: "comecar", title: "Começar" }, ...sections].map(({ id, title }) => (
              <li key={id}>
                <Link
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-16">
          <GettingStarted />
          {sections.map(({ id, title, calls }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
              <h2 id={`${id}-titulo`} className="border-line border-b pb-4 text-3xl">
                {title}
              </h2>
              {calls.map((call) => (
                <CallEntry key={call.id} call={call} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function GettingStarted() {
  return (
    <section id="comecar" aria-labelledby="comecar-titulo" className="grid gap-6">
      <h2 id="comecar-titulo" className="text-3xl">
        Começar
      </h2>
      <div className="grid max-w-text gap-4">
        <p>
          Ler o que é público não pede nada. Para o resto, quem administra entra com e-mail e senha e recebe um token,
          que vale {TOKEN_HOURS} horas e vai em cada pedido, em <code>Authorization: Bearer …</code>. Trocar a senha
          encerra os tokens anteriores.
        </p>
        <p>
          Listas têm <code>page</code>, <code>limit</code> (de 1 a 100) e <code>keyword</code>, que busca com ou sem
          acentos. A resposta diz em <code>X-Total-Count</code> quantos itens há ao todo e em <code>Link</code> onde
          estão as outras páginas.
        </p>
        <p>
          Leituras públicas têm <code>ETag</code>: envie-o em <code>If-None-Match</code>, e o que não mudou volta como
          304, sem o conteúdo. Todo erro vem como <code>{"{ message, errors }"}</code>, com uma frase para mostrar a
          quem usa e o que há com cada campo.
        </p>
      </div>
      <Code title="Entrar" label="Exemplo de como entrar" text={LOGIN_EXAMPLE} />
      <Code title="Buscar" label="Exemplo de busca" text={LIST_EXAMPLE} />
    </section>
  );
}
