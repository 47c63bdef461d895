import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CampaignsPage } from "@/components/campaigns/campaigns-page";
import { defaultSettings } from "@/lib/settings/defaults";
import { Footer } from "./footer";

const DONATE = 'href="/doar"';
const footer = (donationKey: string) =>
  renderToStaticMarkup(<Footer site={{ ...defaultSettings(), donationKey, slides: [] }} />);
const past = { items: [], total: 0, page: 1, pages: 1 };
const campaigns = (takesPix: boolean) =>
  renderToStaticMarkup(<CampaignsPage current={[]} past={past} takesPix={takesPix} />);

it("no page offers a Pix without a key to pay to", () => {
  expect(footer("(34) 98888-7777")).toContain(DONATE);
  expect(footer("")).not.toContain(DONATE);
  expect(campaigns(true)).toContain(DONATE);
  expect(campaigns(false)).not.toContain(DONATE);
  expect(campaigns(false)).toContain('href="/contato"');
});
