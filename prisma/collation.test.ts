import { expect, test } from "vitest";
import { startEmbedded } from "../lib/start/postgres/embedded";
import { installationInTest, query } from "../lib/start/postgres/embedded.fixture";
import { renewCollation } from "./collation";

const installation = installationInTest();

test("indexes of another order of letters are rebuilt, once", async () => {
  const { url, superuserUrl, stop } = await startEmbedded({ dataDir: installation.dataDir, durable: false });
  await query(url, "create table note (word text unique)");
  const file = async () => (await query(url, "select pg_relation_filenode('note_word_key') as file"))[0].file;
  const first = await file();
  expect(await renewCollation(url)).toBe(false);
  expect(await file()).toBe(first);

  await query(superuserUrl, "update pg_database set datcollversion = '1.0' where datname = 'nova'");
  const worked: string[] = [];
  expect(await renewCollation(url, () => worked.push("now"))).toBe(true);
  expect(worked).toEqual(["now"]);
  expect(await file()).not.toBe(first);
  expect(await renewCollation(url)).toBe(false);
  await stop();
});
