import { describe, expect, it } from "vitest";
import { describeHomeSections, HOME_SECTIONS, homeLink, homeSections, isShown } from "./home-sections";

const KEYS = Object.keys(HOME_SECTIONS);
const keys = (stored: { key: string; shown: boolean }[]) => homeSections(stored).map(({ key }) => key);
const shown = (key: string) => ({ key, shown: true });

describe("the sections of the home page", () => {
  it("stand in the order that comes with the site, all shown", () => {
    expect(homeSections()).toEqual(KEYS.map(shown));
  });

  it("stand in the stored order, and stay off", () => {
    const stored = [...KEYS].reverse().map((key) => ({ key, shown: key !== "banner" }));
    expect(homeSections(stored)).toEqual(stored);
  });

  it("that a stored order does not know come after their neighbour; what is unknown or twice goes", () => {
    const older = KEYS.filter((key) => key !== "precisamos").map(shown);
    expect(keys(older)).toEqual(KEYS);
    expect(keys([shown("blog"), shown("transparencia"), shown("blog"), shown("loja")]).join(" ")).toBe(
      "about banner calendar blog voluntarios transparencia campanha precisamos doar",
    );
    expect(keys([shown("loja")])).toEqual(KEYS);
    for (const key of KEYS) expect(new Set(keys([shown(key)]))).toEqual(new Set(KEYS));
  });

  it("have links that lead to their own page while they are off", () => {
    const site = { homeSections: homeSections([{ key: "calendar", shown: false }]) };
    expect([isShown(site, "calendar"), isShown(site, "blog")]).toEqual([false, true]);
    expect(homeLink(site, "calendar", "/agenda")).toBe("/agenda");
    expect(homeLink(site, "about", "/sobre")).toBe("/#about");
  });

  it("are told in words", () => {
    expect(describeHomeSections("calendar · true\nbanner · false\nloja · true")).toBe("Agenda\nBanner (oculta)\nloja");
  });
});
