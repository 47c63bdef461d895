import path from "node:path";

/** The script that makes a backup in a process of its own, and where `npm run build` puts it as plain JavaScript. */
export const backupScript = {
  source: path.join(process.cwd(), "lib", "backup", "backup-process.ts"),
  bundle: path.join(process.cwd(), ".next", "nova-backup.mjs"),
};
