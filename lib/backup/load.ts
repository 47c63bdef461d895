import { once } from "node:events";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { dropStatements, quoted, readTables } from "./catalogue";
import { type Header, type Part, type Table, tableOf } from "./format";
import { damaged } from "./refusals";
import { COPY_SETTINGS } from "./snapshot";
import { refuseWhileInUse } from "./target";

/** The product's migrations: which there are, and how to apply some inside the transaction of the client. */
export interface Migrations {
  known: readonly string[];
  apply(client: pg.Client, names: readonly string[]): Promise<void>;
}

export type Loading = Awaited<ReturnType<typeof beginLoading>>;

/**
 * One transaction that replaces all that the database has: the schema as the backup's migrations make it, then its rows, without
 * triggers, as they have done their work before; at the end the migrations that the backup does not have yet.
 */
export async function beginLoading(client: pg.Client, header: Header, migrations: Migrations) {
  const known = migrations.known.filter((name) => header.migrations.includes(name));
  const later = migrations.known.filter((name) => !header.migrations.includes(name));
  let current: { table: string; copy: Copy } | undefined;

  await client.query(COPY_SETTINGS);
  // A site that has come up since the target was examined: what it saved would be neither here nor in the copy of what there was.
  await refuseWhileInUse(client);
  await client.query("BEGIN");
  for (const statement of await dropStatements(client)) await client.query(statement);
  await migrations.apply(client, known);
  const made = new Set((await readTables(client)).map(({ name }) => name));
  const [ours, skipped] = [
    header.tables.filter(({ name }) => made.has(name)),
    header.tables.filter(({ name }) => !made.has(name)),
  ];
  const tables = ours.map(({ name }) => quoted(name));
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${tables.join(", ")}`);

  async function endTable() {
    await current?.copy.end();
    current = undefined;
  }

  return {
    /** Tables that somebody added by hand: no migration makes them. */
    skipped: skipped.map(({ name }) => name),
    async add({ name, content }: Part) {
      const table = header.tables.find((one) => one.name === tableOf(name));
      if (!table) throw damaged();
      if (!made.has(table.name)) return;
      if (current?.table !== table.name) {
        await endTable();
        current = { table: table.name, copy: openCopy(client, table) };
      }
      await current.copy.write(content);
    },
    async commit() {
      await endTable();
      for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
      for (const { name, last, called } of header.sequences)
        await client.query("SELECT setval(found, $2, $3) FROM to_regclass($1) AS found WHERE found IS NOT NULL", [
          ...[quoted(name), last, called],
        ]);
      await migrations.apply(client, later);
      await client.query("ANALYZE");
      await client.query("COMMIT");
    },
    /** Ends a table that is under way; the client can be asked again. */
    cancel: () => current?.copy.cancel(),
  };
}

type Copy = ReturnType<typeof openCopy>;

function openCopy(client: pg.Client, { name, columns }: Table) {
  const stream = client.query(copyFrom(`COPY ${quoted(name)} (${columns.map(quoted).join(", ")}) FROM STDIN`));
  const done = finished(stream);
  done.catch(() => {}); // write() and end() report it
  return {
    async write(content: Buffer) {
      if (!stream.write(content)) await Promise.race([once(stream, "drain"), done]);
    },
    async end() {
      stream.end();
      await done;
    },
    cancel: () => void stream.destroy(new Error("the restore was given up")),
  };
}
