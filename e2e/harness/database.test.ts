import pg from "pg";
import { expect, test } from "vitest";
import { databaseProxy } from "./database";

async function ask(connectionString: string) {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query("select 1 as one");
  await client.end();
  return rows;
}

test("the line to the database can be cut and restored", async () => {
  const proxy = await databaseProxy(String(process.env.DATABASE_URL));
  expect(await ask(proxy.url)).toEqual([{ one: 1 }]);
  await proxy.cut();
  await expect(ask(proxy.url)).rejects.toThrow(/ECONNREFUSED/);
  await proxy.restore();
  expect(await ask(proxy.url)).toEqual([{ one: 1 }]);
  await proxy.close();
});
