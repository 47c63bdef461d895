import type { Metadata } from "next";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

export const metadata: Metadata = { title: "Contato", alternates: { canonical: routes.contact } };

export default function ContactPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-6 sm:pt-10">
      <Breadcrumb crumbs={[{ label: "Home", href: routes.home }, { label: "Contato" }]} />
      <h1 className="text-4xl sm:text-6xl">Contato</h1>
      <dl className="grid gap-6 text-lg">
        <div>
          <dt className="text-muted">Coordenação</dt>
          <dd>
            <a href={`tel:${site.phone.replace(/\D/g, "")}`} className="font-semibold underline underline-offset-4">
              {site.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-muted">E-mail</dt>
          <dd>
            <a href={`mailto:${site.email}`} className="font-semibold underline underline-offset-4">
              {site.email}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
