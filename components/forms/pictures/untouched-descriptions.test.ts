import { expect, it } from "vitest";
import { withoutUntouchedDescriptions } from "./untouched-descriptions";

const garden = { image: "/imagens/a", alt: "A horta" };
const market = { image: "/imagens/b", alt: "A feira" };
const opened = { titulo: "Feira", image: "/imagens/c", imageAlt: "A praça", fotos: [garden, market] };

it("the descriptions with which a form was opened are not sent", () => {
  const { imageAlt, fotos, ...rest } = withoutUntouchedDescriptions({ ...opened, titulo: "Feira de maio" }, opened);
  expect(imageAlt).toBeUndefined();
  expect(fotos).toEqual([{ image: "/imagens/a" }, { image: "/imagens/b" }]);
  expect(rest).toEqual({ titulo: "Feira de maio", image: "/imagens/c" });
});

it("what was typed is, also an empty one, and that of another picture", () => {
  // As the list writes a photo that was moved.
  const moved = { alt: market.alt, image: market.image };
  const described = { ...opened, imageAlt: "", fotos: [moved, { ...garden, alt: "Os canteiros" }] };
  const sent = withoutUntouchedDescriptions(described, opened);
  expect([sent.imageAlt, sent.fotos]).toEqual(["", [{ image: "/imagens/b" }, { ...garden, alt: "Os canteiros" }]]);
  expect(withoutUntouchedDescriptions({ ...opened, image: "/imagens/d" }, opened).imageAlt).toBe("A praça");
});

it("a form without pictures is sent as it is", () => {
  expect(withoutUntouchedDescriptions({ titulo: "Feira" }, { titulo: "" })).toEqual({ titulo: "Feira" });
});
