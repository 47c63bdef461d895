import { test } from "@playwright/test";
import { scratchDatabase } from "./database";
import { type Nova, startNova } from "./nova";

type Variables = Record<string, string>;

/** For a spec whose tests change what every account sees: a product of their own, over an empty database, for the whole file. */
export function ownProduct(prepare: () => Variables | Promise<Variables> = () => ({})) {
  const own = {} as { nova: Nova; databaseUrl: string };
  let database: Awaited<ReturnType<typeof scratchDatabase>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    database = await scratchDatabase("empty");
    own.databaseUrl = database.url;
    own.nova = await startNova({ databaseUrl: database.url, env: { SAMPLE_DATA: "0", ...(await prepare()) } });
  });
  test.afterAll(async () => {
    await own.nova?.stop();
    await database?.stop();
  });
  return own;
}
