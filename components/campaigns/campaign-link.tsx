import { Megaphone } from "lucide-react";
import { Link } from "@/components/ui/link";
import type { CampaignCardData } from "@/lib/campaigns/types";
import { routes } from "@/lib/routes";

/** From an article or an event to its campaign. */
export function CampaignLink({
  campaign: { titulo, permalink },
}: {
  campaign: Pick<CampaignCardData, "titulo" | "permalink">;
}) {
  return (
    <p className="flex max-w-text items-start gap-3 rounded-card bg-leaf-soft p-5">
      <Megaphone aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <span className="wrap-anywhere">
        Faz parte da campanha{" "}
        <Link href={routes.campaign(permalink)} className="font-semibold underline underline-offset-4">
          {titulo}
        </Link>
      </span>
    </p>
  );
}
