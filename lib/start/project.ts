import path from "node:path";

/** The checkout. npm runs its scripts there, and the bundled server keeps the folder that it was started in. */
export const root = process.cwd();

export const inProject = (...segments: string[]) => path.join(root, ...segments);

/** Arguments for node that let it run the project's TypeScript. */
export const withTypeScript = ["--import", "tsx"];

/** Adds the condition that `import "server-only"` requires, so that a script may use the same services as a page. */
export const asServerCode = ["--conditions=react-server", ...withTypeScript];
