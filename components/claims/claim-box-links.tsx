import { Link } from "@/components/ui/link";
import { CLAIM_BOXES, type ClaimBox, claimBoxes } from "@/lib/donations/claims/states";
import { claimsHref } from "./claims-href";

/** Which claims are shown. */
export function ClaimBoxLinks({ box }: { box: ClaimBox }) {
  return (
    <nav aria-label="Mostrar">
      <ul className="flex flex-wrap gap-2">
        {claimBoxes.map((one) => (
          <li key={one}>
            <Link
              href={claimsHref(one)}
              aria-current={one === box ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-field px-4 font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {CLAIM_BOXES[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
