import { readFile, truncate } from "node:fs/promises";
import pg from "pg";
import { z } from "zod";

/** A statement of the product with its execution plan. */
export interface Statement {
  sql: string;
  ms: number;
  /** Lines of the plan, as of EXPLAIN (ANALYZE, BUFFERS). */
  plan: string[];
  /** Tables that were read by a sequential scan. */
  scans: string[];
  /** Entries of tables and indexes that were read, filtered ones included. */
  read: number;
}

interface Node {
  "Node Type": string;
  "Relation Name"?: string | undefined;
  "Index Name"?: string | undefined;
  "Actual Rows"?: number | undefined;
  "Actual Loops"?: number | undefined;
  "Rows Removed by Filter"?: number | undefined;
  "Rows Removed by Index Recheck"?: number | undefined;
  "Shared Hit Blocks"?: number | undefined;
  "Shared Read Blocks"?: number | undefined;
  Plans?: Node[] | undefined;
}

const node: z.ZodType<Node> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Actual Rows": z.number().optional(),
  "Actual Loops": z.number().optional(),
  "Rows Removed by Filter": z.number().optional(),
  "Rows Removed by Index Recheck": z.number().optional(),
  "Shared Hit Blocks": z.number().optional(),
  "Shared Read Blocks": z.number().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});

const entry = z.object({ "Query Text": z.string(), Plan: node });

/** Turns on auto_explain, so that the server logs the plans of the statements it runs; the product is unaware of it. */
export async function explainInto(url: string, log: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {}); // the server closes it
  await client.connect();
  const { pathname } = new URL(url);
  await client.query(`ALTER DATABASE "${pathname.slice(1)}" SET session_preload_libraries = 'auto_explain'`);
  const set = async (name: string, value: string) => {
    await client.query(`ALTER SYSTEM SET auto_explain.${name} = '${value}'`);
  };
  await client.query("LOAD 'auto_explain'");
  for (const [name, value] of [
    ["log_analyze", "on"],
    ["log_buffers", "on"],
    ["log_timing", "off"],
    ["log_format", "json"],
    ["log_min_duration", "-1"],
  ] as const)
    await set(name, value);
  const reload = async (duration: string) => {
    await set("log_min_duration", duration);
    await client.query("SELECT pg_reload_conf()");
    await client.query("SELECT pg_sleep(0.02)");
  };
  await reload("-1");
  return {
    /** The statements that the server runs during `work`. */
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      // Emptied, as the database server would do in the midst of it once the log is large.
      await truncate(log);
      await reload("0");
      await work();
      await reload("-1");
      return parseLog(await readFile(log, "utf8"));
    },
    close: () => client.end(),
  };
}

/** The statements in a server's log, without those of the measurement itself. */
export function parseLog(log: string): Statement[] {
  return log
    .split(/^.*LOG: {2}duration: /m)
    .slice(1)
    .flatMap((text) => {
      const json = /^[\d.]+ ms {2}plan:\n((?:\t.*\n?)*)/.exec(text)?.[1];
      if (!json) return [];
      const { "Query Text": sql, Plan } = entry.parse(JSON.parse(json));
      return [{ sql: sql.replace(/\s+/g, " ").trim(), ms: Number.parseFloat(text), ...explained(Plan) }];
    })
    .filter(({ sql }) => !/pg_reload_conf|pg_sleep|^ALTER SYSTEM|pgboss/.test(sql));
}

function explained(plan: Node, depth = 0): Pick<Statement, "plan" | "scans" | "read"> {
  const { "Node Type": type, "Relation Name": table = "", "Index Name": index = "", Plans = [] } = plan;
  const { "Actual Rows": found = 0, "Actual Loops": loops = 1 } = plan;
  const passed = (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Index Recheck"] ?? 0);
  const buffers = (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
  const where = [index && `por ${index}`, table && `em ${table}`].filter(Boolean).join(" ");
  const sizes = `${Math.round(found * loops)} linhas, ${loops}×, ${buffers} páginas`;
  const line = `${"  ".repeat(depth)}${type}${where && ` ${where}`} (${sizes})`;
  const below = Plans.map((one) => explained(one, depth + 1));
  return {
    plan: [line, ...below.flatMap((one) => one.plan)],
    // What a plan only prepares, for a row that never came, is no scan.
    scans: [...(type === "Seq Scan" && loops > 0 ? [table] : []), ...below.flatMap((one) => one.scans)],
    read: (table || index ? Math.round((found + passed) * loops) : 0) + below.reduce((sum, { read }) => sum + read, 0),
  };
}
