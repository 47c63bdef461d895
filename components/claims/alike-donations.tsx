import { Link } from "@/components/ui/link";
import { ShortDay } from "@/components/ui/short-date";
import type { AlikeDonation, ClaimData } from "@/lib/donations/claims/types";
import { unknownDonor } from "@/lib/donations/copy";
import { formatMoney } from "@/lib/money";
import { painelRoutes } from "@/lib/painel-routes";

/** Donations that may be the claimed one, so that none is recorded twice. */
export function AlikeDonations({ alike, amount }: { alike: AlikeDonation[]; amount: ClaimData["amount"] }) {
  if (alike.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-field border-sun border-l-4 bg-sunken px-4 py-3">
      <p className="font-semibold">Já registrada? Há doação de {formatMoney(amount)} perto deste dia:</p>
      <ul className="grid gap-1">
        {alike.map(({ _id, date, donor, acao }) => (
          <li key={_id} className="wrap-anywhere">
            <Link href={painelRoutes.editDonation(_id)} className="underline underline-offset-4">
              <ShortDay day={date} />, {donor || unknownDonor}, {acao}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
