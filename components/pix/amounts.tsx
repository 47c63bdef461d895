import { Link } from "@/components/ui/link";
import { amountPart, formatCents, SUGGESTED } from "@/lib/pix/amount";
import { pixCopy } from "@/lib/pix/copy";
import type { PixOffer } from "@/lib/pix/types";
import { routes } from "@/lib/routes";
import { AmountForm } from "./amount-form";
import { WhatItDoes } from "./what-it-does";

type Props = {
  /** On the page of the amounts, where the current link is marked as the page. */
  ownPage?: boolean;
  /** In centavos; absent, the payer decides. */
  cents?: number;
  examples: PixOffer["examples"];
  /** The error of the other amount. */
  problem?: string;
};

const CHOICE =
  "inline-flex min-h-11 items-center rounded-full border border-field px-5 font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

/** Links to the pages of suggested amounts, and a field for any other. */
export function Amounts({ ownPage = false, cents, examples, problem }: Props) {
  const choices = [
    ...SUGGESTED.map((amount) => ({
      href: routes.donate(amountPart(amount)),
      label: formatCents(amount),
      current: amount === cents,
    })),
    { href: routes.donate(), label: pixCopy.free, current: cents === undefined && !problem },
  ];
  const other = cents !== undefined && !choices.some(({ current }) => current);
  return (
    <div className="grid justify-items-start gap-6">
      <nav aria-label="Valores para doar">
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ href, label, current }) => (
            <li key={href}>
              <Link href={href} aria-current={current ? (ownPage ? "page" : "true") : undefined} className={CHOICE}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {examples.length > 0 && <WhatItDoes examples={examples} />}
      <AmountForm amount={other ? amountPart(cents) : ""} problem={problem} />
    </div>
  );
}
