import { describe, expect, test } from "vitest";
import { type Import, rules } from "./dependency-rules";
import { readImports } from "./imports";
import { mutualRooms } from "./mutual";
import { readPurity } from "./purity";

const arrow = ([from = "", to = ""]: string[], typeOnly = false) => ({ from, to, typeOnly, package: false });
const isPure = readPurity(readImports(process.cwd()));
const broken = (found: Partial<Import> & Pick<Import, "from" | "to">) =>
  rules.some((rule) => rule.forbids({ package: false, typeOnly: false, ...found }, isPure));

describe("the rules forbid", () => {
  test.each([
    ["components/posts/post-card.tsx", "lib/posts/service.ts"],
    ["components/posts/post-card.tsx", "lib/db/client.ts"],
    ["components/posts/post-card.tsx", "lib/posts/public.ts"],
    ["lib/posts/service.ts", "lib/web/session.ts"],
    ["lib/items/write.ts", "lib/posts/service.ts"],
    ["lib/dates.ts", "lib/db/client.ts"],
    ["lib/web/session.ts", "lib/server/front/front.ts"],
    ["lib/posts/service.ts", "lib/users/present.ts"],
    ["components/posts/post-card.tsx", "lib/generated/prisma/client.ts"],
    ["lib/posts/schema.ts", "lib/generated/prisma/client.ts"],
    ["lib/start/prepare-process.ts", "prisma/diff-schema.ts"],
    ["lib/pix/offer.ts", "lib/settings/types.ts"],
    ["lib/history/describe.ts", "lib/categories/labels.ts"],
    ["lib/posts/entity.ts", "lib/calendar/entity.ts"],
    ["components/posts/post-card.tsx", "app/document.tsx"],
    ["lib/posts/copy.ts", "components/ui/button.tsx"],
    ["prisma/seed.ts", "components/ui/button.tsx"],
    ["app/layout.tsx", "lib/server/visits/is-visit.ts"],
    ["proxy.ts", "lib/server/front/front.ts"],
    ["lib/server/process/server.ts", "lib/start/require-port.ts"],
    ["prisma/migrate.ts", "lib/start/terminal/steps.ts"],
    ["lib/posts/service.ts", "prisma/migrate.ts"],
    ["instrumentation.ts", "e2e/fixtures.ts"],
    ["lib/posts/public.ts", "next/cache"],
    ["lib/posts/service.ts", "next-auth/jwt"],
  ])("%s → %s", (from, to) => expect(broken({ from, to })).toBe(true));
});

describe("the rules allow", () => {
  test.each([
    ["app/page.tsx", "lib/posts/public.ts"],
    ["components/posts/post-form.tsx", "lib/posts/schema.ts"],
    ["components/posts/post-card.tsx", "lib/dates.ts"],
    ["components/posts/post-card.tsx", "lib/posts/copy.ts"],
    ["lib/categories/kinds.ts", "lib/posts/entity.ts"],
    ["lib/env-schema.ts", "lib/backup/limits.ts"],
    ["lib/donations/service.ts", "lib/users/service.ts"],
    ["lib/posts/present.ts", "lib/generated/prisma/client.ts"],
    ["lib/posts/service.test.ts", "lib/users/present.ts"],
    ["prisma/migrate.test.ts", "prisma/diff-schema.ts"],
    ["lib/start/web-server.ts", "lib/server/process/bundles.ts"],
    ["lib/server/process/next-server.ts", "next"],
    ["lib/web/session.ts", "next/headers"],
    ["app/layout.tsx", "next/link"],
    ["proxy.ts", "next-auth/jwt"],
    ["prisma.config.ts", "prisma/config"],
    ["playwright.config.ts", "e2e/harness/chromium.ts"],
    ["lib/start/restore.ts", "prisma/migrate.ts"],
  ])("%s → %s", (from, to) => expect(broken({ from, to })).toBe(false));
});

describe("two rooms do not import each other", () => {
  const there = arrow(["lib/images/attach.ts", "lib/media/copy.ts"]);

  test("not even types", () => {
    const back = arrow(["lib/media/list.ts", "lib/images/service.ts"], true);
    expect(mutualRooms([there, back])).toEqual(["lib/images ⇄ lib/media"]);
    const screens = arrow(["components/posts/post-form.tsx", "components/campaigns/campaign-select.tsx"]);
    const backAgain = arrow(["components/campaigns/campaign-news.tsx", "components/posts/post-grid.tsx"]);
    expect(mutualRooms([screens, backAgain])).toEqual(["components/campaigns ⇄ components/posts"]);
  });

  test("but a test, and what an entity.ts says, may be known by everybody", () => {
    const ofTest = arrow(["lib/media/replace.test.ts", "lib/images/places.ts"]);
    const ofEntity = arrow(["lib/media/list.ts", "lib/images/entity.ts"]);
    expect(mutualRooms([there, ofTest, ofEntity])).toEqual([]);
  });
});
