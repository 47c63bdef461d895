import { existsSync, readdirSync } from "node:fs";

/**
 * Import rules between folders; lib/README.md describes them in words. Paths are relative to the checkout, with `/`.
 */

export interface Import {
  from: string;
  /** A file of the project, or a package's name. */
  to: string;
  package: boolean;
  typeOnly: boolean;
}

export interface Rule {
  name: string;
  /** `isPure`: whether a file can be loaded by a browser, i.e. only computes. */
  forbids(found: Import, isPure: (file: string) => boolean): boolean;
}

const rooms = readdirSync("lib", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
/** What entities themselves are described with. */
const SHARED = ["settings", "categories"];
const entityRooms = rooms.filter((room) => existsSync(`lib/${room}/entity.ts`) && !SHARED.includes(room));

/**
 * The layers of lib, lowest first: impure files import only from their own layer or lower ones. Files directly in lib
 * are below all layers; pure files (types, texts, schemas, `entity.ts`) may be imported from anywhere.
 */
const LAYERS: readonly (readonly string[])[] = [
  ["generated", "db", "invalidation"],
  ["auth", "captcha", "jobs", "lists", "outage", "pix", "reports", "sitemap", "spreadsheet", "storage", "visits"],
  ["history"],
  ["items"],
  ["images"],
  SHARED,
  ["mail"],
  entityRooms,
  ["dashboard", "integrations", "legacy-import", "sample", "seo", "trash"],
  ["web"],
  ["server"],
  ["start"],
];

const roomOf = (file: string) => /^lib\/([\w-]+)\//.exec(file)?.[1];
const layerOf = (file: string) => {
  const room = roomOf(file);
  if (room === undefined) return -1;
  const layer = LAYERS.findIndex((names) => names.includes(room));
  // A folder without a layer counts as the highest one, so that its first importer is told to add it to LAYERS.
  return layer < 0 ? LAYERS.length : layer;
};
const entityRoomOf = (file: string) => entityRooms.find((room) => room === roomOf(file));

const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file) || file.startsWith("e2e/");
const mayKnowPrisma =
  /^(?:lib\/(?:db|lists|sitemap|items)\/|lib\/process-state\.ts$|lib\/.*\/(?:service|list|over|totals|team|present|reviews|sitemap)\.ts|prisma\/)/;

/**
 * Rules that biome.json cannot express (its errors show in the editor), as they depend on other files or on a folder's
 * role.
 */
export const rules: readonly Rule[] = [
  {
    name: "components/ só conhece de lib/ o que um navegador pode carregar",
    forbids: ({ from, to, typeOnly }, isPure) =>
      from.startsWith("components/") && to.startsWith("lib/") && !isTest(from) && !typeOnly && !isPure(to),
  },
  {
    name: "uma pasta de lib/ só conhece as da sua camada e as de baixo (LAYERS)",
    forbids: ({ from, to }, isPure) =>
      from.startsWith("lib/") && to.startsWith("lib/") && !isTest(from) && layerOf(to) > layerOf(from) && !isPure(to),
  },
  {
    name: "uma entidade só conhece outra pelo service.ts ou entity.ts dela",
    forbids: ({ from, to }) => {
      const [own, other] = [entityRoomOf(from), entityRoomOf(to)];
      return own !== undefined && other !== undefined && own !== other && !isPublicModule(to) && !isTest(from);
    },
  },
  {
    name: "o cliente do Prisma só é importado por db/, lists/, sitemap/, items/, service.ts, list.ts, over.ts, totals.ts, team.ts, present.ts, reviews.ts, sitemap.ts e prisma/",
    forbids: ({ from, to }) =>
      to.startsWith("lib/generated/") &&
      !from.startsWith("lib/generated/") &&
      !mayKnowPrisma.test(from) &&
      !isTest(from),
  },
  {
    name: "o que roda no ar não usa as ferramentas de quem cria migrações",
    forbids: ({ from, to }) => isMigrationTool(to) && !isMigrationTool(from) && !isTest(from),
  },
];

function isPublicModule(file: string) {
  return /\/(?:service|entity)\.ts$/.test(file);
}

/** `npm run migrate:new` and Prisma's schema engine, which is not loaded in production. */
function isMigrationTool(file: string) {
  return /^(?:lib\/start\/migrate-new|prisma\/(?:diff-schema|migration-engine))\.ts$/.test(file);
}
