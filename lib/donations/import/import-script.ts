import path from "node:path";

/** The script that reads spreadsheets in a process of its own, and where `npm run build` puts it as plain JavaScript. */
export const importScript = {
  source: path.join(process.cwd(), "lib", "donations", "import", "import-process.ts"),
  bundle: path.join(process.cwd(), ".next", "nova-import.mjs"),
};
