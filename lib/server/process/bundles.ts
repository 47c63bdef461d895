import { inProject } from "../../project";

/** The running product as plain JavaScript, written by build.ts beside Next's own build: no TypeScript loader at work. */
export const serverBundle = inProject(".next", "nova-server.mjs");
export const workersBundle = inProject(".next", "nova-workers.mjs");
export const frameworkBundle = inProject(".next", "nova-framework.mjs");
