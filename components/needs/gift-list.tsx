import { Link } from "@/components/ui/link";
import { Part } from "@/components/ui/part";
import { ShortDay } from "@/components/ui/short-date";
import { describeGift } from "@/lib/donations/describe";
import type { ManagedDonation } from "@/lib/donations/types";
import { painelRoutes } from "@/lib/painel-routes";

/** The donations that answered a need: what arrived is what they add up to. */
export function GiftList({ gifts }: { gifts: ManagedDonation[] }) {
  if (gifts.length === 0) return null;
  return (
    <Part id="chegou" title="O que chegou" size="text-2xl">
      <ul className="grid gap-2">
        {gifts.map((gift) => (
          <li key={gift._id} className="wrap-anywhere">
            <Link
              href={painelRoutes.editDonation(gift._id)}
              prefetch={false}
              className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
            >
              {describeGift(gift)}
            </Link>{" "}
            <span className="text-muted">
              em <ShortDay day={gift.date} />
              {gift.donor && `, de ${gift.donor}`}
              {!gift.active && " (desabilitada: não conta)"}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
