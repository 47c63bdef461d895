import { Link } from "@/components/ui/link";
import { formatDate } from "@/lib/dates";
import { painelRoutes } from "@/lib/painel-routes";
import { secondFactorCopy } from "@/lib/users/copy";

/** Until when the account must add a second factor. */
export function SecondFactorNotice({ dueAt }: { dueAt: Date }) {
  return (
    <p className="rounded-card bg-sunken px-5 py-4">
      {secondFactorCopy.due(formatDate(dueAt.toISOString()))}{" "}
      <Link href={painelRoutes.profile} className="font-semibold text-accent underline underline-offset-4">
        Abrir o perfil
      </Link>
    </p>
  );
}
