import { ClaimForm } from "@/components/claims/claim-form";
import { PageHeader } from "@/components/ui/page-header";
import { routes } from "@/lib/routes";
import { siteMetadata } from "../../site-metadata";

export const generateMetadata = siteMetadata(() => ({
  title: "Avise que doou",
  description: "Já fez o Pix? Conte o valor e o dia, para que quem cuida do caixa encontre a sua doação no extrato.",
  path: routes.claim,
  noindex: true,
}));

export default function ClaimPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-6 sm:pt-10">
      <PageHeader title="Avise que doou" parent={{ label: "Doe por Pix", href: routes.donate() }}>
        <p>Já fez o Pix? Conte o valor e o dia, para que quem cuida do caixa encontre a sua doação no extrato.</p>
      </PageHeader>
      <ClaimForm />
    </div>
  );
}
