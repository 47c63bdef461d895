"use client";

import { Menu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import { ChevronDown, LogOut, SlidersHorizontal, UserRound } from "lucide-react";
import Link from "next/link";
import { Avatar } from "@/components/users/avatar";
import type { Picture } from "@/lib/images/model";
import { routes } from "@/lib/routes";
import { leave } from "./leave";

const ITEM = "flex min-h-11 w-full items-center gap-3 rounded-field px-3 font-semibold data-focus:bg-sunken";

/** Who is signed in, and what concerns the person: Perfil, Gerenciamento, Sair. */
export function AccountMenu({ name, email, picture }: { name: string; email: string; picture?: Picture }) {
  return (
    <Menu as="div" className="relative">
      <MenuButton className="group flex min-h-11 items-center gap-2 rounded-full p-0.5 pr-2 hover:bg-sunken">
        <Avatar name={name} picture={picture} className="size-10" />
        <span className="sr-only">Conta de </span>
        <span className="max-w-40 truncate font-semibold max-sm:sr-only">{name}</span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-data-open:rotate-180" />
      </MenuButton>
      <MenuItems
        modal={false}
        className="absolute right-0 z-40 mt-1 w-64 rounded-card border border-line bg-surface p-2 shadow-card outline-none"
      >
        <div role="none" className="mb-1 border-line border-b px-3 pt-1 pb-2">
          <p role="none" className="wrap-anywhere font-semibold">
            {name}
          </p>
          <p role="none" className="wrap-anywhere text-muted text-sm">
            {email}
          </p>
        </div>
        <MenuItem>
          <Link href={routes.profile} className={ITEM}>
            <UserRound aria-hidden className="size-5" /> Perfil
          </Link>
        </MenuItem>
        <MenuItem>
          <Link href={routes.managePosts} className={ITEM}>
            <SlidersHorizontal aria-hidden className="size-5" /> Gerenciamento
          </Link>
        </MenuItem>
        <MenuItem>
          <button type="button" onClick={leave} className={ITEM}>
            <LogOut aria-hidden className="size-5" /> Sair
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}
