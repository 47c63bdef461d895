import type { ItemList, WithContext } from "schema-dts";
import { routes } from "../routes";
import type { Settings } from "../settings/types";
import { absolute } from "../site";
import { describeMissing, titleOf } from "./describe";
import type { NeedCardData } from "./types";

/** What is asked for, for search engines. */
export function describeNeeds(needs: NeedCardData[], site: Pick<Settings, "name">) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: needs.map((need, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "Demand",
        name: titleOf(need),
        description: [describeMissing(need), need.description].filter(Boolean).join(". "),
        url: absolute(routes.need(need._id)),
        ...(need.until && { availabilityEnds: need.until }),
        eligibleQuantity: { "@type": "QuantitativeValue", value: Number(need.missing), unitText: need.unit },
        seller: { "@type": "NGO", name: site.name, url: absolute("/") },
      },
    })),
  } satisfies WithContext<ItemList>;
}
