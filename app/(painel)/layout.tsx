import type { Metadata } from "next";
import { Suspense } from "react";
import { SideMenu } from "@/components/painel/side-menu";
import { TopBar } from "@/components/painel/top-bar";
import { Toasts } from "@/components/ui/toasts";
import { site } from "@/lib/site";
import { currentAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { robots: { index: false } };

export default function PainelLayout({ children }: LayoutProps<"/">) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1200px] flex-col px-4">
      <TopBar>
        <Suspense>
          <SignedInName />
        </Suspense>
      </TopBar>
      <div className="flex flex-1 flex-col gap-6 py-6 lg:flex-row lg:gap-10">
        <SideMenu />
        <main className="min-w-0 flex-1">{children}</main>
      </div>
      <footer className="border-line border-t py-6 text-muted text-sm">{site.name}</footer>
      <Toasts />
    </div>
  );
}

/** Shows who is signed in. It guards nothing: each page and action asks for itself. */
async function SignedInName() {
  const administrator = await currentAdministrator();
  return administrator?.name;
}
