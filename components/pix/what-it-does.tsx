import { Link } from "@/components/ui/link";
import { amountPart, formatCents } from "@/lib/pix/amount";
import type { PixOffer } from "@/lib/pix/types";
import { routes } from "@/lib/routes";

/** What an amount becomes, each leading to its Pix code. */
export function WhatItDoes({ examples }: Pick<PixOffer, "examples">) {
  return (
    <div className="w-full max-w-md">
      <p className="font-semibold">O que seu Pix faz</p>
      <ul className="mt-1 divide-y divide-line">
        {examples.map(({ cents, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two examples may be equal, and the order is fixed
          <li key={index}>
            <Link href={routes.donate(amountPart(cents))} className="group flex min-h-11 items-baseline gap-3 py-2">
              <span className="min-w-18 shrink-0 font-bold font-display text-accent tabular-nums">
                {formatCents(cents)}
              </span>
              <span className="wrap-anywhere underline-offset-4 group-hover:underline">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
