"use client";

import { Disclosure, DisclosureButton, DisclosurePanel } from "@headlessui/react";
import { Menu, X } from "lucide-react";
import { CloseOutside } from "@/components/ui/close-outside";
import { Link } from "@/components/ui/link";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { routes } from "@/lib/routes";
import type { NavLink } from "./links";

const ROW = "flex min-h-12 items-center rounded-field px-3 font-semibold text-lg hover:bg-sunken";

/** The navigation on a phone. Without JavaScript its button jumps to the footer's links. */
export function MobileMenu({ links }: { links: NavLink[] }) {
  return (
    <>
      <a
        href="#rodape"
        className="hidden min-h-11 items-center px-2 font-semibold underline underline-offset-4 noscript:inline-flex lg:hidden!"
      >
        Menu
      </a>
      <Disclosure as="div" className="lg:hidden noscript:hidden">
        {({ open, close }) => (
          <>
            {open && <CloseOutside close={close} />}
            <DisclosureButton className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sunken">
              {open ? <X aria-hidden /> : <Menu aria-hidden />}
              <span className="sr-only">{open ? "Fechar o menu" : "Abrir o menu"}</span>
            </DisclosureButton>
            <DisclosurePanel
              as="nav"
              aria-label="Menu"
              className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-y bg-paper px-4 py-4 shadow-bar"
            >
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} onClick={() => close()} className={ROW}>
                      {label}
                    </Link>
                  </li>
                ))}
                <li className="mt-3 flex items-center justify-between border-line border-t pt-3">
                  <Link
                    href={routes.login}
                    target="_blank"
                    prefetch={false}
                    onClick={() => close()}
                    className="flex min-h-12 items-center px-3 text-muted"
                  >
                    Login
                  </Link>
                  <ThemeSwitch />
                </li>
              </ul>
            </DisclosurePanel>
          </>
        )}
      </Disclosure>
    </>
  );
}
