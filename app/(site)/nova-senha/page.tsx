import { PageHeader } from "@/components/ui/page-header";
import { NewPassword } from "@/components/users/new-password";
import { PASSWORD_LINK_MINUTES } from "@/lib/auth/lifetimes";
import { routes } from "@/lib/routes";
import { siteMetadata } from "../site-metadata";

export const generateMetadata = siteMetadata(() => ({
  title: "Nova senha",
  description: "Para quem entra no painel e esqueceu a senha.",
  path: routes.newPassword,
  noindex: true,
}));

/** The form that requests a password link, and the target of that link, whose token is in the fragment: no server sees it. */
export default function NewPasswordPage() {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 pt-6 sm:pt-10">
      <PageHeader title="Nova senha">
        <p>Para quem entra no painel. Com um link, que vale por {PASSWORD_LINK_MINUTES} minutos, uma vez.</p>
      </PageHeader>
      <p className="hidden noscript:block">Para escolher a senha, ative o JavaScript do navegador.</p>
      <NewPassword />
    </div>
  );
}
