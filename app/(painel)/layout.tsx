import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Suspense } from "react";
import { loadPictures } from "@/app/(painel)/actions/media";
import { AccountProvider } from "@/components/forms/account-context";
import { LibraryProvider } from "@/components/forms/library/library-context";
import { AccountMenu } from "@/components/painel/account-menu";
import { COLLAPSED_MENU_COOKIE } from "@/components/painel/collapsed-menu";
import { SideMenu } from "@/components/painel/side-menu";
import { TopBar } from "@/components/painel/top-bar";
import { Link } from "@/components/ui/link";
import { SkipLink } from "@/components/ui/skip-link";
import { Theme } from "@/components/ui/theme";
import { Toasts } from "@/components/ui/toasts";
import { routes } from "@/lib/routes";
import { readSite } from "@/lib/settings/public";
import { presentManagedUser } from "@/lib/users/present";
import { readNonce } from "@/lib/web/nonce";
import { currentAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { robots: { index: false } };

// The layout is rendered per request, because its scripts carry the request's CSP nonce. Screens have loading states.
export const dynamic = "force-dynamic";

const FOOTER_LINK = "inline-flex min-h-9 items-center underline-offset-4 hover:underline";

export default async function PainelLayout({ children }: LayoutProps<"/">) {
  const [nonce, { name, logoPicture }, jar] = await Promise.all([readNonce(), readSite(), cookies()]);
  const administrator = currentAdministrator();
  const account = administrator.then(
    (found) => found && { id: found.id, role: found.role },
    () => undefined,
  );
  return (
    <Theme nonce={nonce}>
      <AccountProvider account={account}>
        <div className="flex min-h-dvh flex-col">
          <SkipLink />
          <TopBar name={name} logoPicture={logoPicture}>
            <Suspense>
              <SignedIn as={administrator} />
            </Suspense>
          </TopBar>
          <div className="mx-auto flex w-full max-w-[1200px] flex-1 gap-8 px-4">
            <SideMenu isCollapsed={jar.has(COLLAPSED_MENU_COOKIE)} />
            <main id="conteudo" className="min-w-0 flex-1 py-6">
              <LibraryProvider load={loadPictures}>{children}</LibraryProvider>
            </main>
          </div>
          <footer className="border-line border-t text-muted text-sm print:hidden">
            <div className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-x-6 px-4 py-3">
              <p>{name} · Administração</p>
              <p className="flex flex-wrap gap-x-5">
                <Link href={routes.privacy} prefetch={false} className={FOOTER_LINK}>
                  Privacidade
                </Link>
                <Link href={routes.terms} prefetch={false} className={FOOTER_LINK}>
                  Termos de uso
                </Link>
              </p>
            </div>
          </footer>
          <Toasts />
        </div>
      </AccountProvider>
    </Theme>
  );
}

/** Not a guard: each page and action checks the session itself. */
async function SignedIn({ as }: { as: ReturnType<typeof currentAdministrator> }) {
  const administrator = await as;
  if (!administrator) return null;
  const { name, email, role, picture } = presentManagedUser(administrator);
  return <AccountMenu name={name} email={email} role={role} picture={picture} />;
}
