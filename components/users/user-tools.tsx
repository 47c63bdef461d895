"use client";

import { Menu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import { EllipsisVertical } from "lucide-react";
import { useRef, useTransition } from "react";
import { ICON_BUTTON } from "@/components/manage/card-tools";
import { useHydrated } from "@/components/ui/use-hydrated";
import { passwordLinkCopy } from "@/lib/users/copy";
import type { UserData } from "@/lib/users/types";
import { USER_TYPES } from "@/lib/users/user-type";

type Props = {
  user: UserData;
  onSwitch: () => Promise<void>;
  onChangeType: () => Promise<void>;
  onChangeRole: () => void;
  onPasswordLink: () => Promise<void>;
  onClearSecondFactor: () => void;
};

const ITEM =
  "flex min-h-11 w-full items-center rounded-field px-3 text-left font-semibold underline-offset-4 data-focus:bg-sunken data-focus:underline data-disabled:opacity-60";

/** Menu of an account: activate or disable it, change its type or role, create a password link, remove its second factor. */
export function UserTools({ user, onSwitch, onChangeType, onChangeRole, onPasswordLink, onClearSecondFactor }: Props) {
  const hydrated = useHydrated();
  const [busy, start] = useTransition();
  const button = useRef<HTMLButtonElement>(null);

  /** A dialog gives the focus back to what had it, and the menu's item is gone by then. */
  function ask(open: () => void) {
    button.current?.focus();
    open();
  }

  return (
    <Menu as="div" className="relative">
      {/* Busy, it is not disabled: it would lose the focus that the menu gives back. */}
      <MenuButton
        ref={button}
        disabled={!hydrated}
        aria-busy={busy}
        className={`${ICON_BUTTON} ${busy ? "opacity-60" : ""}`}
      >
        <span className="sr-only">Mais opções de {user.name}</span>
        <EllipsisVertical aria-hidden className="size-5" />
      </MenuButton>
      <MenuItems
        modal={false}
        className="absolute right-0 z-20 w-60 rounded-card border border-line bg-surface p-2 shadow-card outline-none"
      >
        <MenuItem disabled={busy}>
          <button type="button" onClick={() => start(onSwitch)} className={ITEM}>
            {user.active ? "Desabilitar" : "Ativar"}
          </button>
        </MenuItem>
        <MenuItem disabled={busy}>
          <button type="button" onClick={() => start(onChangeType)} className={ITEM}>
            Mudar para {user.isAdmin ? USER_TYPES.false : USER_TYPES.true}
          </button>
        </MenuItem>
        {user.isAdmin && (
          <MenuItem disabled={busy}>
            <button type="button" onClick={() => ask(onChangeRole)} className={ITEM}>
              Mudar o papel
            </button>
          </MenuItem>
        )}
        {user.active && user.isAdmin && (
          <MenuItem disabled={busy}>
            <button type="button" onClick={() => start(onPasswordLink)} className={ITEM}>
              {passwordLinkCopy.make}
            </button>
          </MenuItem>
        )}
        {user.secondFactor && (
          <MenuItem disabled={busy}>
            <button type="button" onClick={() => ask(onClearSecondFactor)} className={ITEM}>
              Tirar o segundo fator
            </button>
          </MenuItem>
        )}
      </MenuItems>
    </Menu>
  );
}
