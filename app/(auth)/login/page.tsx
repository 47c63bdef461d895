import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { Logo } from "@/components/ui/logo";
import { Spinner } from "@/components/ui/spinner";
import { Theme } from "@/components/ui/theme";
import { LoginForm } from "@/components/users/login-form";
import { isMailConfigured } from "@/lib/mail/config";
import { safeReturn } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { readSite } from "@/lib/settings/public";
import { readNonce } from "@/lib/web/nonce";
import { currentAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Entrar", robots: { index: false } };

// The whole page is rendered per request, because its scripts carry the request's CSP nonce.
export const dynamic = "force-dynamic";

export default async function LoginPage(props: PageProps<"/login">) {
  const [nonce, { name, logoPicture }] = await Promise.all([readNonce(), readSite()]);
  return (
    <Theme nonce={nonce}>
      <main className="grid min-h-dvh place-items-center px-4 py-12">
        <div className="w-full max-w-md rounded-card border border-line bg-surface p-6 shadow-card sm:p-10">
          {/* Full page loads: this page's policy plays no videos, and a client-side navigation would keep it. */}
          <a href={routes.home} aria-label={`${name}, página inicial`} className="inline-block">
            <Logo logo={logoPicture} size={56} />
          </a>
          <h1 className="mt-6 text-3xl">ADM - {name}</h1>
          <p className="mt-2 mb-8 text-muted">Entre para cuidar do site.</p>
          {/* Reserves the form's height, so that nothing shifts when it is streamed in. */}
          <div className="min-h-[20.15rem]">
            <p className="hidden noscript:block">Para entrar no painel, ative o JavaScript do navegador.</p>
            <div className="noscript:hidden">
              <Suspense fallback={<Spinner />}>
                <SignIn {...props} />
              </Suspense>
            </div>
          </div>
          <a
            href={isMailConfigured() ? routes.newPassword : routes.contact}
            className="mt-6 inline-block py-2 underline underline-offset-4"
          >
            Esqueceu a Senha?
          </a>
        </div>
      </main>
    </Theme>
  );
}

async function SignIn({ searchParams }: Pick<PageProps<"/login">, "searchParams">) {
  const { callbackUrl } = await searchParams;
  const requested = typeof callbackUrl === "string" ? callbackUrl : undefined;
  const destination = safeReturn(requested, process.env.SITE_URL ?? "http://localhost:3000");
  if (await currentAdministrator()) redirect(destination);
  return <LoginForm destination={destination} />;
}
