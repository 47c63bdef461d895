import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleCampaign } from "@/lib/campaigns/api";
import { CampaignsPage } from "./campaigns-page";

it("what begins later does not stand below 'Em andamento'", () => {
  const past = { items: [], total: 0, page: 1, pages: 1 };
  const upcoming = { ...exampleCampaign, titulo: "A ceia", state: "upcoming" } as const;
  const html = renderToStaticMarkup(<CampaignsPage current={[upcoming]} past={past} takesPix />);
  expect(html.replace(/<[^>]+>/g, "·")).toMatch(/Em andamento.*Nenhuma campanha em andamento agora.*Em breve.*A ceia/);
});
