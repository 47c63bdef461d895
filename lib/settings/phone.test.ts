import { expect, it } from "vitest";
import { defaultSettings } from "./defaults";
import { joinWay } from "./join-way";
import { ofName, siteTitle, TheName } from "./name";
import { dialable, formatPhone, whatsappNumber } from "./phone";
import { describeProfile } from "./profiles";

it("speaks of the organisation as people do", () => {
  const home = { name: "Casa Nova", article: "a" } as const;
  expect([TheName(home), ofName(home)]).toEqual(["A Casa Nova", "da Casa Nova"]);
  expect(siteTitle({ name: "Casa", tagline: "" })).toBe("Casa");
});

it("by default says what the sample site says", () => {
  const site = defaultSettings();
  expect(siteTitle(site)).toBe("Projeto Nova · gente comum ajudando gente");
  expect(site.welcome).toMatch(/^O Projeto Nova é feito de pessoas comuns/);
  expect(defaultSettings({ name: "Casa Sol", article: "a" })).toMatchObject({
    shortName: "Casa Sol",
    welcome: expect.stringMatching(/^A Casa Sol é feita de/),
    donationName: "Casa Sol",
  });
});

it.each([
  ["(34) 90000-0000", "+5534900000000"],
  ["(34) 3212-3456", "+553432123456"],
  ["0800 123 4567", "08001234567"],
])("%s is dialled as %s", (number, dialled) => expect(dialable(number)).toBe(dialled));

it("formats numbers of Brazil only", () => {
  expect(formatPhone("5534900000000")).toBe("(34) 90000-0000");
  expect(formatPhone("351912345678")).toBe("351912345678");
});

it.each([
  ["https://www.instagram.com/projetonova.exemplo/", "Instagram", "@projetonova.exemplo"],
  ["https://youtube.com/@casa", "YouTube", "@casa"],
  ["https://www.facebook.com/groups/12", "Facebook", ""],
  ["https://notinstagram.com/casa", "notinstagram.com", ""],
])("%s is on %s", (url, network, handle) => expect(describeProfile(url)).toEqual({ url, network, handle }));

it("without WhatsApp one joins by the contact page", () => {
  expect(joinWay({ whatsapp: "", joinMessage: "Olá" })).toEqual({ href: "/contato", outside: false });
  expect(joinWay({ whatsapp: "5534", joinMessage: "Olá!" }).href).toBe("https://wa.me/5534?text=Ol%C3%A1!");
});

it("a Brazilian mobile number is one of WhatsApp, others are not", () => {
  for (const tel of ["(34) 91234-5678", "34912345678", "+55 34 91234-5678"])
    expect(whatsappNumber(tel)).toBe("5534912345678");
  for (const tel of ["(34) 3234-5678", "0800 123 4567", "+351 912 345 678", ""])
    expect(whatsappNumber(tel)).toBeUndefined();
});
