import { db, pool } from "../../lib/db/client";
import { exportPublicDonations } from "../../lib/donations/export-public";
import { exportFormats } from "../../lib/reports/formats";

/** One export, discarded as it streams; started by exports.ts. */
const format = exportFormats.find((known) => known === process.argv[2]) ?? "csv";
const rows = await db.donation.count();

let peak = process.memoryUsage.rss();
const before = peak;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20);
let bytes = 0;
const start = performance.now();
for await (const piece of exportPublicDonations({ organisation: "Projeto Nova", format, q: "", sample: false }).content)
  bytes += piece.byteLength;
const seconds = (performance.now() - start) / 1000;
clearInterval(sampling);

const mb = (amount: number) => `${(amount / 1024 / 1024).toFixed(1)} MB`;
process.stdout.write(
  `${format.padEnd(5)}${rows} rows  ${mb(bytes)} in ${seconds.toFixed(1)} s  peak RSS ${mb(peak)} (before ${mb(before)})\n`,
);
await pool.end();
