import path from "node:path";

/** The process that makes and tests daily backups, and where `npm run build` puts it as plain JavaScript. */
export const dailyScript = {
  source: path.join(process.cwd(), "lib", "start", "daily-backup.ts"),
  bundle: path.join(process.cwd(), ".next", "nova-daily-backup.mjs"),
};
