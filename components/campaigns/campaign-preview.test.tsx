import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleCampaignInput, exampleManagedCampaign } from "@/lib/campaigns/api";
import type { CampaignValues } from "@/lib/campaigns/schema";
import { CampaignPreview } from "./campaign-preview";

const saved = { ...exampleManagedCampaign, goalKind: "MONEY" } as const;
const preview = (values: Partial<CampaignValues>) =>
  renderToStaticMarkup(
    <CampaignPreview values={{ ...exampleCampaignInput, ...values } as Required<CampaignValues>} saved={saved} />,
  )
    .replace(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");

it("shows what the campaign has reached, and no reais as baskets while its goal becomes one of items", () => {
  expect(preview({ goalKind: "MONEY", goal: "4.800" })).toContain("R$ 1.920,00 de R$ 4.800,00");
  expect(preview({ goalKind: "ITEMS", goal: "40", unit: "cestas" })).toContain("0 de 40 cestas · 0% da meta");
});
