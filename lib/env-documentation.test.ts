import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { variableNames } from "./env";

describe("the documentation", () => {
  const named = (text: string) => [...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);

  test(".env.example names exactly the variables that exist", () => {
    expect(named(readFileSync(".env.example", "utf8")).sort()).toEqual([...variableNames].sort());
  });

  test("no code reads a variable that is not among them, but what npm, Next and the terminal set", () => {
    const others = [
      "CI",
      "INIT_CWD",
      "NEXT_PHASE",
      "NEXT_RUNTIME",
      "NEXTAUTH_URL",
      "NODE_ENV",
      "NOVA_BUILD_ID",
      "NOVA_HANG_LIMIT_MS", // of tests: half a minute otherwise
      "NOVA_WARM_UP", // of tests, which leave it out
    ];
    const known = [...variableNames, ...others, "AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"];
    const sources = ["app", "components", "lib", "prisma"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
    );
    const product = sources.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|generated/.test(file));
    const read = product.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/process\.env\.(\w+)/g)].map(([, name = ""]) => name),
    );
    expect(read.filter((name) => !known.includes(name))).toEqual([]);
  });
});
