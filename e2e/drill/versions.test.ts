import { expect, test } from "vitest";
import { slugify } from "../../lib/text";
import { isOlderList, isOlderPage, lostOf, titles } from "./versions";

const { titleOf, shownIn } = titles("abc");

test("all versions have one address", () => {
  expect(slugify(titleOf({ article: 2, version: 5 }))).toBe(slugify(titleOf({ article: 2, version: 1 })));
});

test("titles are found again in a page, another run's are not", () => {
  const html = `<h1>${titleOf({ article: 2, version: 10 })}</h1> <p>${titles("xyz").titleOf({ article: 9, version: 9 })}</p>`;
  expect(shownIn(html)).toEqual([{ article: 2, version: 10 }]);
});

const saved = { article: 2, version: 3 };

test("an article's page is older when it shows an earlier version anywhere, or not the article", () => {
  expect(isOlderPage([{ article: 2, version: 3 }], saved)).toBe(false);
  expect(isOlderPage([{ article: 2, version: 4 }], saved)).toBe(false);
  expect(isOlderPage([{ article: 2, version: 2 }], saved)).toBe(true);
  const mixed = [3, 2].map((version) => ({ article: 2, version }));
  expect(isOlderPage(mixed, saved)).toBe(true);
  expect(isOlderPage([{ article: 1, version: 9 }], saved)).toBe(true);
  expect(isOlderPage([], saved)).toBe(true);
});

test("a list that a later article leads is newer", () => {
  expect(isOlderList([{ article: 3, version: 1 }], saved)).toBe(false);
  expect(isOlderList([{ article: 2, version: 2 }], saved)).toBe(true);
  expect(isOlderList([{ article: 1, version: 5 }], saved)).toBe(true);
});

test("every acknowledged version above the found one is lost, and all of an article that is gone", () => {
  expect(lostOf([1, 2, 3], 3)).toBe(0);
  expect(lostOf([1, 2, 3], 4)).toBe(0);
  expect(lostOf([1, 2, 3], 1)).toBe(2);
  expect(lostOf([1, 2], undefined)).toBe(2);
});
