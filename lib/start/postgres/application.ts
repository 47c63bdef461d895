import { createHmac } from "node:crypto";
import { asSuperuser, type Cluster } from "./cluster";

/** Who the product is to its own PostgreSQL: the owner of one database, without rights beyond it. */
const ROLE = "nova_app";

/** Makes the role and its database; the address for the product. */
export async function ensureApplication(cluster: Cluster, port: number, database: string): Promise<string> {
  const password = createHmac("sha256", cluster.password).update(ROLE).digest("base64url");
  await asSuperuser(cluster, port, async (client) => {
    const role = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [ROLE]);
    if (!role.rowCount) await client.query(`CREATE ROLE ${ROLE}`);
    const nothingMore = "NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";
    await client.query(`ALTER ROLE ${ROLE} LOGIN ${nothingMore} PASSWORD ${client.escapeLiteral(password)}`);
    const present = await client.query("SELECT FROM pg_database WHERE datname = $1", [database]);
    if (!present.rowCount) await client.query(`CREATE DATABASE ${database} OWNER ${ROLE}`);
  });
  return `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${database}`;
}
