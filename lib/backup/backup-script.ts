import path from "node:path";

/** The script that makes and tests backups in a process of its own, and where `npm run build` puts it as plain JavaScript. */
export const backupScript = {
  source: path.join(process.cwd(), "lib", "start", "backup-process.ts"),
  bundle: path.join(process.cwd(), ".next", "nova-backup.mjs"),
};
