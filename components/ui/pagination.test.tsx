import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageOf } from "@/lib/lists/listing";
import { Pagination } from "./pagination";

const END = "A lista vai até aqui, mas há mais.";
const shown = (total: number, page: number) =>
  renderToStaticMarkup(
    <Pagination list={pageOf([], total, { page, limit: 20 })} href={(to) => `/p/${to}`} label="Páginas" />,
  );

it("a list's last page says that there is more, if there is", () => {
  expect(shown(12_345, 500)).toContain(END);
  expect(shown(12_345, 499)).not.toContain(END);
  expect(shown(12_345, 1)).toContain("/p/500");
  expect(shown(12_345, 1)).not.toContain("/p/501");
  expect(shown(10_000, 500)).not.toContain(END);
  expect(shown(20, 1)).toBe("");
});
