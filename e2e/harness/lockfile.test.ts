import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Fields of a package in package-lock.json. */
type Entry = { integrity?: string; resolved?: string };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const installed = (Object.entries(packages) as [string, Entry][]).filter(([folder]) => folder !== "");

test("each package has its checksum, on other platforms, too: npm ci takes nothing else", () => {
  expect(installed.filter(([, { integrity }]) => !integrity).map(([folder]) => folder)).toEqual([]);
});

test("no package names a registry, which is the installing machine's choice", () => {
  expect(installed.filter(([, { resolved }]) => resolved).map(([folder]) => folder)).toEqual([]);
});
