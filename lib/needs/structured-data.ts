import type { Demand, ItemList, NGO, WithContext } from "schema-dts";
import { routes } from "../routes";
import type { Settings } from "../settings/types";
import { absolute } from "../site";
import { describeMissing, titleOf } from "./describe";
import type { NeedCardData } from "./types";

/** What is asked for, for search engines. */
export const describeNeeds = (needs: NeedCardData[]) =>
  ({
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: needs.map((need, index) => ({ "@type": "ListItem", position: index + 1, item: demandOf(need) })),
  }) satisfies WithContext<ItemList>;

/** A need, and the organisation that seeks it. */
export const describeNeed = (need: NeedCardData, site: Pick<Settings, "name">) =>
  ({
    "@context": "https://schema.org",
    "@type": "NGO",
    name: site.name,
    url: absolute("/"),
    seeks: demandOf(need),
  }) satisfies WithContext<NGO>;

const demandOf = (need: NeedCardData) =>
  ({
    "@type": "Demand",
    name: titleOf(need),
    description: [describeMissing(need), need.description].filter(Boolean).join(". "),
    url: absolute(routes.need(need._id)),
    ...(need.until && { availabilityEnds: need.until }),
    eligibleQuantity: { "@type": "QuantitativeValue", value: Number(need.missing), unitText: need.unit },
  }) satisfies Demand;
