import Link from "next/link";
import type { ReactNode } from "react";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

/** The bar above every screen of the dashboard; its children say who is signed in. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className="flex items-center gap-3 border-line border-b py-2">
      <Link href={routes.painel} className="flex items-center gap-2 py-1 font-bold font-display text-lg">
        <img src="/logo.svg" alt="" width={32} height={32} />
        <span className="max-sm:sr-only">{site.name}</span>
      </Link>
      <p className="ml-auto truncate font-semibold">{children}</p>
      <ThemeSwitch />
    </header>
  );
}
