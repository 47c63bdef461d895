"use client";

import { Disclosure, DisclosureButton, DisclosurePanel } from "@headlessui/react";
import { ChevronDown } from "lucide-react";
import { CloseOutside } from "@/components/ui/close-outside";
import { Link } from "@/components/ui/link";

type Props = {
  /** Classes of the links beside it. */
  className: string;
  pages: { href: string; label: string }[];
};

/** The 'Páginas' dropdown. A disclosure, the ARIA pattern for navigation; Headless UI's `Menu` is for commands, and three times as heavy. */
export function PagesMenu({ className, pages }: Props) {
  return (
    <Disclosure as="div" className="group/pages relative">
      {({ open, close }) => (
        <>
          {open && <CloseOutside close={close} />}
          <DisclosureButton className={`${className} gap-1`}>
            Páginas
            <ChevronDown aria-hidden className="size-4 transition-transform group-data-open/pages:rotate-180" />
          </DisclosureButton>
          {/* `static`: always in the HTML, so that without JavaScript CSS can show it on hover and focus. */}
          <DisclosurePanel
            static
            className="absolute right-0 hidden w-52 rounded-card border border-line bg-surface p-2 shadow-card group-data-open/pages:block noscript:group-focus-within/pages:block noscript:group-hover/pages:block"
          >
            <ul>
              {pages.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    onClick={() => close()}
                    className="flex min-h-11 items-center rounded-field px-3 font-semibold hover:bg-sunken"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}
