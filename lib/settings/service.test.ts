import { beforeEach, expect, it } from "vitest";
import { db } from "../db/client";
import { historyCopy } from "../history/copy";
import { describeFields } from "../history/describe";
import { listChanges } from "../history/list";
import { defaultSettings } from "./defaults";
import { typedWhatsapp } from "./phone";
import { presentSite } from "./present";
import type { SettingsInput } from "./schema";
import { parse } from "./schema.fixture";
import { getSettings, updateSettings } from "./service";

const stored = async () => (await db.setting.findUniqueOrThrow({ where: { key: "site" } })).value;
const changed = async (change: Partial<SettingsInput>) =>
  updateSettings({ ...(await getSettings()).settings, ...change });

beforeEach(async () => {
  await db.setting.deleteMany({ where: { key: "site" } });
  await db.change.deleteMany({ where: { entity: "settings" } });
});

it("nobody has changed anything: the defaults", async () => {
  expect(await getSettings()).toEqual({ settings: defaultSettings(), updatedAt: new Date(0) });
});

it("keeps only what differs", async () => {
  await changed({ city: "Araguari", donationKey: "" });
  expect(await stored()).toEqual({ city: "Araguari", donationKey: "" });
  const { settings } = await getSettings();
  expect(settings).toMatchObject({ city: "Araguari", donationKey: "", state: "MG" });
  expect(settings.footer).toContain("Gente comum de Araguari");
  await changed({ city: "Uberlândia", donationKey: defaultSettings().donationKey });
  expect(await stored()).toEqual({});
});

it("texts that nobody wrote follow the name; what somebody wrote stays", async () => {
  await changed({ name: "Casa Sol", article: "a", mission: "Cuidar." });
  const { settings } = await getSettings();
  expect(settings).toMatchObject({ shortName: "Casa Sol", donationName: "Casa Sol", mission: "Cuidar." });
  expect(settings.joinMessage).toContain("Conheci a Casa Sol");
  expect(await stored()).toEqual({ name: "Casa Sol", article: "a", mission: "Cuidar." });
  await changed({ name: "Projeto Nova", article: "o" });
  expect((await getSettings()).settings).toEqual({ ...defaultSettings(), mission: "Cuidar." });
});

it("an empty text falls back, empty contact data and lists stay empty", async () => {
  const empty = { email: "", whatsapp: "", coordinator: "", phones: [], profiles: [], slides: [], objectives: [] };
  await changed({ ...empty, tagline: "", mission: "" });
  const { tagline, mission } = defaultSettings();
  expect((await getSettings()).settings).toMatchObject({ ...empty, tagline, mission });
});

it.each(["+351 912 345 678", "+49 30 123456", "(55) 99123-4567", ""])(
  "the WhatsApp number %j stays what it is, on the site and in the form",
  async (typed) => {
    const number = parse({ whatsapp: typed }).whatsapp;
    await changed({ whatsapp: number });
    const { whatsapp } = (await getSettings()).settings;
    expect(whatsapp).toBe(number);
    expect(parse({ whatsapp: typedWhatsapp(whatsapp) }).whatsapp).toBe(number);
  },
);

it("a stored field that is no longer understood counts as never changed", async () => {
  const value = { name: "Casa Sol", phones: "?", email: 3, more: true };
  await db.setting.create({ data: { key: "site", value } });
  const { settings } = await getSettings();
  expect(settings).toMatchObject({ name: "Casa Sol", phones: defaultSettings().phones });
  expect(settings).not.toHaveProperty("more");
  await db.setting.update({ where: { key: "site" }, data: { value: "broken" } });
  expect((await getSettings()).settings).toEqual(defaultSettings());
});

it("who saved first is not overwritten unseen, not even by the very first save", async () => {
  const { settings, updatedAt } = await getSettings();
  const seen = updatedAt.toISOString();
  const first = await updateSettings({ ...settings, name: "Primeiro", seen });
  await expect(updateSettings({ ...settings, name: "Segundo", seen })).rejects.toMatchObject({ code: "stale" });
  expect((await getSettings()).settings.name).toBe("Primeiro");
  await updateSettings({ ...settings, name: "Segundo", seen: first.updatedAt.toISOString() });
  expect((await getSettings()).settings.name).toBe("Segundo");
});

it("of two that save at the same moment, one hears of the other", async () => {
  const { settings, updatedAt } = await getSettings();
  const save = (name: string) => updateSettings({ ...settings, name, seen: updatedAt.toISOString() });
  const results = await Promise.allSettled([save("Um"), save("Dois")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("the history tells each changed field", async () => {
  await changed({
    coordinator: "Jussara Lima",
    phones: [{ label: "Cozinha", number: "(34) 3212-3456" }],
    donationExamples: [{ amount: "20", text: "doze cafés na praça" }],
  });
  await changed({}); // nothing
  const { items } = await listChanges({ entity: "settings", page: 1, limit: 10 });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    entityId: "site",
    title: "Projeto Nova",
    fields: {
      coordinator: ["", ""],
      phones: ["", ""],
      donationExamples: ["", "20 · doze cafés na praça"],
    },
  });
});

it("the history keeps no contact of a person that was taken off the site, as settings are never purged", async () => {
  const person = { coordinator: "Jussara Lima", phones: [{ label: "Jussara", number: "(34) 3212-3456" }] };
  await changed({ ...person, whatsapp: "5534932123456", email: "jussara@x.example" });
  await changed({ coordinator: "", phones: [], whatsapp: "", email: "" });
  const { items } = await listChanges({ entity: "settings", page: 1, limit: 10 });
  expect(items).toHaveLength(2);
  expect(JSON.stringify(items)).not.toMatch(/jussara|3212-?3456/i);
  expect(items[0]?.fields).toHaveProperty("coordinator");
});

it("the history tells a Pix key by its end, and not whose it was", async () => {
  await changed({ donationKey: "12345678909", donationName: "Jussara Lima" });
  await changed({ donationKey: "doe@casa-sol.example", donationName: "" });
  const { items } = await listChanges({ entity: "settings", page: 1, limit: 10 });
  expect(items.map(({ fields }) => fields)).toEqual([
    { donationKey: ["•••9-09", "•••mple"], donationName: ["", ""] },
    { donationKey: ["•••mple", "•••9-09"], donationName: ["", ""] },
  ]);
  const told = describeFields("settings", { donationKey: ["•••mple", "•••mple"], donationName: ["", ""] }, {});
  expect(told.map(({ after }) => after)).toEqual([historyCopy.personal, historyCopy.personal]);
});

it("a slide's uploaded picture must be there, and comes with its measures", async () => {
  const image = await db.image.create({ data: { width: 800, height: 600, alt: "" } });
  const slide = { title: "Um", text: "", href: "", label: "", alt: "Uma roda" };
  const slides = [
    { ...slide, image: `/imagens/${image.id}` },
    { ...slide, image: "https://fotos.example/a.jpg" },
  ];
  await changed({ slides });
  const site = presentSite((await getSettings()).settings, [image]);
  expect(site.slides.map(({ picture }) => picture)).toMatchObject([
    { src: `/imagens/${image.id}`, width: 800, alt: "Uma roda" },
    { src: "https://fotos.example/a.jpg", width: null, placeholder: null },
  ]);
  await db.image.delete({ where: { id: image.id } });
  await expect(changed({ slides })).rejects.toMatchObject({
    code: "invalid",
    fields: { "slides.0.image": "Imagem não encontrada. Envie novamente" },
  });
});

it("a logo is an uploaded picture, which must be there; it comes without a placeholder", async () => {
  const image = await db.image.create({ data: { width: 400, height: 200, placeholder: "data:image/webp;base64,AA" } });
  const logo = `/imagens/${image.id}`;
  await changed({ logo });
  const site = presentSite((await getSettings()).settings, [image]);
  expect(site.logoPicture).toMatchObject({ src: logo, width: 400, height: 200, placeholder: null });
  await db.image.delete({ where: { id: image.id } });
  await expect(changed({ logo })).rejects.toMatchObject({ fields: { logo: "Imagem não encontrada. Envie novamente" } });
  await changed({ logo: "" });
  expect(await stored()).toEqual({});
  expect(presentSite((await getSettings()).settings, [])).not.toHaveProperty("logoPicture");
});

it("the home page's order is kept once it differs, and takes in what came later", async () => {
  const { homeSections } = defaultSettings();
  await changed({ homeSections: homeSections.toReversed() });
  expect((await getSettings()).settings.homeSections).toEqual(homeSections.toReversed());
  const value = {
    homeSections: [
      { key: "blog", shown: false },
      { key: "loja", shown: true },
    ],
  };
  await db.setting.update({ where: { key: "site" }, data: { value } });
  const read = (await getSettings()).settings.homeSections;
  expect(read).toHaveLength(homeSections.length);
  expect(read.find(({ key }) => key === "blog")).toEqual({ key: "blog", shown: false });
  await changed({ homeSections });
  expect(await stored()).toEqual({});
});
