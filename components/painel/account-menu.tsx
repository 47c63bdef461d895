"use client";

import { Disclosure, DisclosureButton, DisclosurePanel } from "@headlessui/react";
import { ChevronDown, LogOut, SlidersHorizontal, UserRound } from "lucide-react";
import { useEffect } from "react";
import { rememberEditor } from "@/components/site/edit-link";
import { Avatar } from "@/components/ui/avatar";
import { CloseOutside } from "@/components/ui/close-outside";
import { Link } from "@/components/ui/link";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Picture } from "@/lib/images/picture";
import { painelRoutes } from "@/lib/painel-routes";
import { may, ROLES, type Role } from "@/lib/roles";
import { useSignOut, useSignOutElsewhere } from "./use-sign-out";

const ITEM = "flex min-h-11 w-full items-center gap-3 rounded-field px-3 font-semibold hover:bg-sunken";

type Props = { name: string; email: string; role: Role; picture?: Picture };

/** The signed-in account's menu. */
export function AccountMenu({ name, email, role, picture }: Props) {
  const hydrated = useHydrated();
  const signOut = useSignOut();
  useSignOutElsewhere();
  useEffect(() => rememberEditor(may(role, "content:write")), [role]);
  return (
    <Disclosure as="div" className="relative">
      {({ open, close }) => (
        <>
          {open && <CloseOutside close={close} />}
          <DisclosureButton
            disabled={!hydrated}
            className="group flex min-h-11 items-center gap-2 rounded-full p-0.5 pr-2 hover:bg-sunken"
          >
            <Avatar name={name} picture={picture} className="size-10" />
            <span className="sr-only">Conta de </span>
            <span className="max-w-40 truncate font-semibold max-sm:sr-only">{name}</span>
            <ChevronDown aria-hidden className="size-4 transition-transform group-data-open:rotate-180" />
          </DisclosureButton>
          <DisclosurePanel className="absolute right-0 z-40 mt-1 max-h-[calc(100dvh-4rem)] w-64 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-card">
            <div className="mb-1 border-line border-b px-3 pt-1 pb-2">
              <p className="wrap-anywhere font-semibold">{name}</p>
              <p className="wrap-anywhere text-muted text-sm">{email}</p>
              <p className="text-muted text-sm">{ROLES[role].label}</p>
            </div>
            <ul aria-label="Conta">
              <li>
                <Link href={painelRoutes.profile} onClick={() => close()} className={ITEM}>
                  <UserRound aria-hidden className="size-5" /> Perfil
                </Link>
              </li>
              {may(role, "content:read") && (
                <li>
                  <Link href={painelRoutes.managePosts} onClick={() => close()} className={ITEM}>
                    <SlidersHorizontal aria-hidden className="size-5" /> Gerenciamento
                  </Link>
                </li>
              )}
              <li>
                <button type="button" onClick={signOut} className={ITEM}>
                  <LogOut aria-hidden className="size-5" /> Sair
                </button>
              </li>
            </ul>
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}
