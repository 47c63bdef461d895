import { expect, test } from "vitest";
import { parseLog } from "./plans";

const log = `2026-11-21 LOG:  duration: 12.500 ms  plan:
\t{
\t  "Query Text": "SELECT *\\n FROM \\"Post\\"",
\t  "Plan": {
\t    "Node Type": "Limit", "Actual Rows": 3.00, "Actual Loops": 1, "Shared Hit Blocks": 7, "Shared Read Blocks": 2,
\t    "Plans": [{ "Node Type": "Seq Scan", "Relation Name": "Post", "Actual Rows": 3.00, "Actual Loops": 2, "Rows Removed by Filter": 4 }]
\t  }
\t}
2026-11-21 LOG:  checkpoint starting
2026-11-21 LOG:  duration: 0.100 ms  plan:
\t{ "Query Text": "SELECT pg_reload_conf()", "Plan": { "Node Type": "Result" } }
`;

test("a server's log says what it ran, how long it took, and what it read from end to end", () => {
  expect(parseLog(log)).toEqual([
    {
      sql: 'SELECT * FROM "Post"',
      ms: 12.5,
      plan: ["Limit (3 linhas, 1×, 9 páginas)", "  Seq Scan em Post (6 linhas, 2×, 0 páginas)"],
      scans: ["Post"],
      read: 14,
    },
  ]);
});
