import { createHmac } from "node:crypto";
import type pg from "pg";
import { asSuperuser, type Cluster, superuser } from "./cluster";

/** Who the product is to its own PostgreSQL: the owner of one database, without rights beyond it. */
const ROLE = "nova_app";

/** Makes the role and its database, and hands over what earlier versions made as the superuser; the address for the product. */
export async function ensureApplication(cluster: Cluster, port: number, database: string): Promise<string> {
  const password = createHmac("sha256", cluster.password).update(ROLE).digest("base64url");
  await asSuperuser(cluster, port, async (client) => {
    await ensureRole(client, password);
    await ensureDatabase(client, database);
  });
  await asSuperuser(cluster, port, (client) => client.query(HAND_OVER), database);
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
  if (!rowCount) await client.query(`CREATE DATABASE ${name}`);
  await client.query(`ALTER DATABASE ${name} OWNER TO ${ROLE}`);
}

/** REASSIGN OWNED does not do it: PostgreSQL itself belongs to this superuser. A table takes its own sequences along. */
const HAND_OVER = `
  DO $$
  DECLARE
    command text;
  BEGIN
    FOR command IN
      WITH object (class, id, owner, schema, name) AS (
        SELECT 'pg_namespace'::regclass, oid, nspowner, oid, format('SCHEMA %s', oid::regnamespace) FROM pg_namespace
        UNION ALL
        SELECT 'pg_class'::regclass, oid, relowner, relnamespace, format('TABLE %s', oid::regclass)
          FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm')
        UNION ALL
        SELECT 'pg_proc'::regclass, oid, proowner, pronamespace, format('ROUTINE %s', oid::regprocedure) FROM pg_proc
        UNION ALL
        SELECT 'pg_type'::regclass, oid, typowner, typnamespace, format('TYPE %s', oid::regtype)
          FROM pg_type WHERE typtype IN ('e', 'd', 'r')
      )
      SELECT format('ALTER %s OWNER TO ${ROLE}', object.name)
        FROM object JOIN pg_namespace ON pg_namespace.oid = object.schema
        WHERE owner = '${superuser}'::regrole AND nspname !~ '^pg_' AND nspname <> 'information_schema'
          AND NOT EXISTS (
            SELECT FROM pg_depend d WHERE d.classid = object.class AND d.objid = object.id AND d.deptype = 'e' -- an extension's
          )
    LOOP
      EXECUTE command;
    END LOOP;
  END $$`;
