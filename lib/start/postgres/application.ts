import { createHmac } from "node:crypto";
import type pg from "pg";
import { asSuperuser, type Cluster } from "./cluster";

/** Who the product is to its own PostgreSQL: the owner of one database, without rights beyond it. */
const ROLE = "nova_app";

/** Makes the role and its database; the address for the product. */
export async function ensureApplication(cluster: Cluster, port: number, database: string): Promise<string> {
  const password = createHmac("sha256", cluster.password).update(ROLE).digest("base64url");
  await asSuperuser(cluster, port, async (client) => {
    await ensureRole(client, password);
    await ensureDatabase(client, database);
  });
  return `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${database}`;
}

async function ensureRole(client: pg.Client, password: string) {
  const { rowCount } = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [ROLE]);
  if (!rowCount) await client.query(`CREATE ROLE ${ROLE}`);
  const nothingMore = "NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";
  await client.query(`ALTER ROLE ${ROLE} LOGIN ${nothingMore} PASSWORD ${client.escapeLiteral(password)}`);
}

async function ensureDatabase(client: pg.Client, name: string) {
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${name} OWNER ${ROLE}`);
}
