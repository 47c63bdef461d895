import path from "node:path";

/** The script that reads HEIC photographs in a process of its own. */
export const heicScript = {
  source: path.join(process.cwd(), "lib", "images", "heic-process.ts"),
  bundle: path.join(process.cwd(), ".next", "nova-heic.mjs"),
};

/** Its exit codes for a file that it cannot take. */
export const HEIC_EXIT = { unreadable: 65, tooManyPixels: 66 };
