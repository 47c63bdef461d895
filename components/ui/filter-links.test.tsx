import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FilterLinks } from "./filter-links";

const shown = (...counts: number[]) => {
  const links = counts.map((count) => ({ label: `De ${count}`, href: `/${count}`, count, current: false }));
  return renderToStaticMarkup(<FilterLinks label="Categorias" links={links} />);
};

it("nothing offers to be filtered where there is nothing", () => {
  expect(shown(3, 0)).toContain("De 0");
  expect(shown(0, 0)).toBe("");
});

it("a large count has its dots", () => {
  expect(shown(1234)).toContain(">1.234<");
});
