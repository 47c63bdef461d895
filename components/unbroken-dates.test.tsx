import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleCampaign } from "@/lib/campaigns/api";
import { examplePicture } from "@/lib/images/api";
import { CampaignCard } from "./campaigns/campaign-card";
import { Thermometer } from "./campaigns/thermometer";
import { AlikeDonations } from "./claims/alike-donations";
import { RowList } from "./donations/import/import-report-lists";
import { Conflict } from "./forms/conflict";
import { MediaCard } from "./media/media-card";
import { BackupNotice } from "./painel-home/backup-notice";
import { AuthenticatorApp } from "./users/second-factor/authenticator-app";
import { Passkeys } from "./users/second-factor/passkeys";

const [moment, date] = ["2026-11-28T13:30:00.000Z", "2026-11-28"];
const never = () => Promise.reject();

const conflict = { entity: "post", theirs: {}, keepMine: never, takeTheirs: never } as const;
const backups = { isOn: true, isOfEnvironment: false, isTestable: true, isLate: false, missingInDownload: 0 };
const row = { line: 2, state: "new", date, donor: "", donorPublic: false, gift: "R$ 5", acao: "Sopa" } as const;
const picture = { _id: "p", picture: examplePicture, createdAt: moment, kept: false, places: [] };
const passkey = { _id: "k", name: "Celular", createdAt: moment, lastUsedAt: moment };

it.each<[string, number, ReactNode]>([
  ["alike donations", 1, <AlikeDonations key="" amount="5.00" alike={[{ _id: "d", date, donor: "", acao: "Sopa" }]} />],
  ["a campaign", 2, <CampaignCard key="" campaign={exampleCampaign} />],
  ["what it has reached", 1, <Thermometer key="" campaign={exampleCampaign} />],
  ["imported rows", 1, <RowList key="" rows={[row]} more={0} />],
  ["a picture", 2, <MediaCard key="" picture={{ ...picture, leavesAt: "2099-11-28T13:30:00.000Z" }} />],
  ["backups", 2, <BackupNotice key="" backups={{ ...backups, last: { at: moment, bytes: 1 }, testedAt: moment }} />],
  ["a conflict", 1, <Conflict key="" message="Ana alterou em 28-11-2026." {...{ conflict, mine: {}, busy: false }} />],
  [
    "an app for codes",
    1,
    <AuthenticatorApp key="" since={moment} {...{ start: never, add: never, remove: never }} onCodes={never} />,
  ],
  [
    "passkeys",
    2,
    <Passkeys key="" passkeys={[passkey]} {...{ begin: never, add: never, remove: never }} onCodes={never} />,
  ],
])("no line break divides the dates of %s", (_, dates, shown) => {
  const html = renderToStaticMarkup(shown);
  const whole = html.match(/ class="whitespace-nowrap">\d{2}-\d{2}-\d{4}[^<]*</g);
  const texts = html.match(/\d{2}-\d{2}-\d{4}/g);
  expect([whole?.length, texts?.length]).toEqual([dates, dates]);
});
