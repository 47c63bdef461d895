import { describe, expect, it } from "vitest";
import { draft, parse, wrong } from "./schema.fixture";

describe("addresses", () => {
  it("of profiles may come without https", () => {
    expect(parse({ profiles: [{ url: "instagram.com/casa" }] }).profiles).toEqual([
      { url: "https://instagram.com/casa" },
    ]);
  });

  it("of profiles that were stored once stay, though a project's may have no space", () => {
    const profiles = [{ url: "https://www.facebook.com/Projeto Nova" }];
    expect(parse({ profiles }).profiles).toEqual(profiles);
  });

  it.each(["", "http://instagram.com/casa", "javascript:alert(1)", "https://casa", "https://eu:senha@instagram.com/"])(
    "%j is no profile",
    (url) => expect(wrong({ profiles: [{ url }] })).toHaveProperty(["profiles.0.url"]),
  );

  const slide = { ...draft.slides[0], title: "Um", text: "", label: "Veja", image: "https://a.example/b.jpg", alt: "" };
  const slides = (change: object) => ({ slides: [{ ...slide, href: "/agenda", ...change }] });

  it.each(["/agenda", "https://casa.org/x"])("a slide may lead to %j", (href) =>
    expect(wrong(slides({ href }))).toEqual({}),
  );

  it.each(["agenda", "//evil.example", "/\\evil.example", "javascript:alert(1)", "http://casa.org"])(
    "a slide may not lead to %j",
    (href) => expect(wrong(slides({ href }))).toHaveProperty(["slides.0.href"]),
  );

  it("a slide has a title, a picture, and a link with both its halves or none", () => {
    expect(wrong(slides({ title: " " }))).toHaveProperty(["slides.0.title"]);
    expect(wrong(slides({ image: "" }))).toEqual({ "slides.0.image": "Escolha a imagem do slide" });
    expect(wrong(slides({ image: "/etc/passwd" }))).toHaveProperty(["slides.0.image"]);
    expect(wrong(slides({ label: "" }))).toHaveProperty(["slides.0.label"]);
    expect(wrong(slides({ href: "" }))).toHaveProperty(["slides.0.href"]);
    expect(wrong(slides({ href: "", label: "" }))).toEqual({});
  });
});
