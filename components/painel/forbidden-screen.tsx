"use client";

import { Lock } from "lucide-react";
import { use } from "react";
import { useAccount } from "@/components/forms/account-context";
import { LinkButton } from "@/components/ui/button";
import { painelRoutes } from "@/lib/painel-routes";
import { forbiddenCopy } from "@/lib/roles";

/** Shown instead of a screen that the account's role may not open. */
export function ForbiddenScreen() {
  const account = use(useAccount());
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center">
      <Lock aria-hidden className="size-10 text-leaf" />
      <h1 className="text-3xl">Esta tela é de outro papel</h1>
      {account && <p className="max-w-text text-muted">{forbiddenCopy(account.role)}.</p>}
      <LinkButton href={painelRoutes.painel}>Ir para o Dashboard</LinkButton>
    </div>
  );
}
