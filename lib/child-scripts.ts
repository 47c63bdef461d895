/** The scripts of child processes, by their names in the build, which has them as plain JavaScript. */
export const childScripts = {
  "nova-import": "lib/donations/import/import-process.ts",
  "nova-heic": "lib/images/heic-process.ts",
  "nova-backup": "lib/start/backup-process.ts",
};

export type ChildScript = keyof typeof childScripts;
