import { Gift, HandCoins, Users } from "lucide-react";
import { Card } from "@/components/ui/card";
import { cashText } from "@/lib/dashboard/format";
import type { Figures } from "@/lib/dashboard/types";
import { formatCount } from "@/lib/text";

/** The three figures: money donated, volunteers, donations received. */
export function FigureCards({ figures: { amount, members, money, inKind } }: { figures: Figures }) {
  const cards = [
    { label: "Doações em dinheiro", value: cashText(amount), Icon: HandCoins },
    { label: "Total de membros", value: formatCount(members), Icon: Users },
    { label: "Doações recebidas", value: formatCount(money + inKind), Icon: Gift },
  ];
  return (
    <dl className="grid gap-3 md:grid-cols-3 md:gap-4">
      {cards.map(({ label, value, Icon }) => (
        <Card key={label} className="flex flex-wrap items-center gap-x-3 px-5 py-3 md:block md:py-5">
          <dt className="flex grow basis-24 items-center gap-2 text-muted">
            <Icon aria-hidden className="size-5 shrink-0 text-leaf" /> {label}
          </dt>
          <dd className="wrap-anywhere ml-auto max-w-full shrink-0 font-bold font-display text-2xl tabular-nums md:mt-2 xl:text-3xl">
            {value}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
