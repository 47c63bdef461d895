"use client";

import { ExternalLink, LayoutDashboard, LogOut, Newspaper, SquarePen } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { signOut } from "next-auth/react";
import { Suspense } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { routes } from "@/lib/routes";

const ENTRIES = [
  { href: routes.painel, label: "Dashboard", Icon: LayoutDashboard },
  { href: routes.managePosts, label: "Posts", Icon: Newspaper },
  { href: routes.addPost, label: "Cadastrar Posts", Icon: SquarePen },
];

/** On whatever address the site was opened, next-auth would lead to SITE_URL's login. */
async function leave() {
  await signOut({ redirect: false });
  window.location.assign(routes.login);
}

const ENTRY =
  "flex min-h-11 w-full items-center gap-3 whitespace-nowrap rounded-field px-3 font-semibold hover:bg-sunken aria-[current=page]:bg-ink aria-[current=page]:text-paper";

/** The way to every screen of the dashboard: a column, on a phone a row. The current one is marked once it is known. */
export function SideMenu() {
  return (
    <Suspense fallback={<Menu />}>
      <MarkedMenu />
    </Suspense>
  );
}

function MarkedMenu() {
  return <Menu pathname={usePathname()} />;
}

function Menu({ pathname }: { pathname?: string }) {
  const hydrated = useHydrated();
  return (
    <nav aria-label="Painel" className="lg:w-52 lg:shrink-0">
      <ul className="flex gap-1 overflow-x-auto pb-1 lg:flex-col">
        {ENTRIES.map(({ href, label, Icon }) => (
          <li key={href}>
            <Link href={href} aria-current={pathname === href ? "page" : undefined} className={ENTRY}>
              <Icon aria-hidden className="size-5" /> {label}
            </Link>
          </li>
        ))}
        <li>
          <a href={routes.home} target="_blank" rel="noopener" className={ENTRY}>
            <ExternalLink aria-hidden className="size-5" /> Ver o site
          </a>
        </li>
        <li>
          <button type="button" disabled={!hydrated} onClick={leave} className={ENTRY}>
            <LogOut aria-hidden className="size-5" /> Sair
          </button>
        </li>
      </ul>
    </nav>
  );
}
