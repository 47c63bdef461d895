import { expect, test } from "vitest";
import { kilobytes, markdownTable, megabytes, number } from "./table";

test("a table is padded to its widest cell, numbers to the right", () => {
  const table = markdownTable<{ path: string; rate: number }>(
    [
      { title: "Página", align: "left", cell: ({ path }) => path },
      { title: "req/s", cell: ({ rate }) => number(rate) },
    ],
    [
      { path: "/", rate: 1234.5 },
      { path: "/posts/um-artigo", rate: 9 },
    ],
  );
  expect(table.split("\n")).toEqual([
    "| Página           | req/s |",
    "| ---------------- | ----: |",
    "| /                | 1.235 |",
    "| /posts/um-artigo |     9 |",
  ]);
});

test("numbers are written as in Brazil", () => {
  expect(number(0.804, 2)).toBe("0,80");
  expect(kilobytes(151_060)).toBe("151,1 kB");
  expect(megabytes(450 * 1024 * 1024)).toBe("450 MB");
});
