import Link from "next/link";
import { amountPart, formatCents, SUGGESTED } from "@/lib/pix/amount";
import { pixCopy } from "@/lib/pix/copy";
import { routes } from "@/lib/routes";
import { AmountForm } from "./amount-form";

type Props = {
  /** These are the pages themselves, and not a part of another one. */
  own?: boolean;
  /** The chosen amount in centavos; absent, the payer chooses. */
  cents?: number;
  /** What was wrong with another one. */
  problem?: string;
};

const CHOICE =
  "inline-flex min-h-11 items-center rounded-full border border-field px-5 font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

/** The suggested amounts, which are pages of their own, and any other. */
export function Amounts({ own = false, cents, problem }: Props) {
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
              <Link href={href} aria-current={current ? (own ? "page" : "true") : undefined} className={CHOICE}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AmountForm amount={other ? amountPart(cents) : ""} problem={problem} />
    </div>
  );
}
