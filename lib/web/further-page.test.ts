import { expect, it } from "vitest";
import { readFurtherPage, readPage } from "@/app/(site)/further-page";

const read = async (page: number) => ({ page, pages: 3 });

it("a page that the list does not have is not found, nor what is no page's address", async () => {
  expect(await readFurtherPage("3", read)).toEqual({ page: 3, pages: 3 });
  expect(await readPage(1, read)).toEqual({ page: 1, pages: 3 });
  for (const n of ["4", "1", "0", "02", "-2", "x"]) await expect(readFurtherPage(n, read), n).rejects.toThrow();
  for (const page of [undefined, 4]) await expect(readPage(page, read)).rejects.toThrow();
});
