import { expect, test } from "@playwright/test";
import { rehearse } from "./drill/rehearse";
import { scenarios, short } from "./drill/scenarios";
import { type OpenStage, openStage } from "./drill/stages";

/** The short form of `npm run drill`, on a product of its own. No retries: a lost save is a failure even if the next run loses none. */
test.describe.configure({ mode: "default", retries: 0 });

const LOAD = { perSecond: 40, pauseMs: 250, maxRecoverySeconds: 60, leadSeconds: 1 };

let stage: OpenStage;

test.beforeAll(async () => {
  stage = await openStage("own", { NOVA_HANG_LIMIT_MS: "4000" });
});

test.afterAll(() => stage?.close());

for (const scenario of scenarios.filter(({ name }) => short.includes(name)))
  test(`under load and saves: ${scenario.title}`, async () => {
    const { savesLost, oldPages, recoverySeconds, wrong, saves, looks, details } = await rehearse(
      scenario,
      stage,
      LOAD,
    );
    expect(oldPages, "pages older than an acknowledged save").toEqual([]);
    expect(savesLost, "acknowledged saves that are gone").toBe(0);
    expect(wrong, JSON.stringify(details)).toBe(0);
    expect(recoverySeconds, `seconds until all is well again; ${JSON.stringify(details)}`).toBeDefined();
    // Otherwise nothing was tested.
    expect(Math.min(saves, looks)).toBeGreaterThan(0);
  });
