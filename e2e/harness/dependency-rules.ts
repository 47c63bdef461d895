import { existsSync, readdirSync } from "node:fs";

/** Who may import whom; lib/README.md's map of rooms says the same in words. Paths are relative to the checkout, with `/`. */

export interface Import {
  from: string;
  /** A file of the project, or the name of a package. */
  to: string;
  package: boolean;
  typeOnly: boolean;
}

export interface Rule {
  name: string;
  /** `isPure`: whether a browser could load the file, which then does nothing but compute. */
  forbids(found: Import, isPure: (file: string) => boolean): boolean;
}

const rooms = readdirSync("lib", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const entityRooms = rooms.filter((room) => existsSync(`lib/${room}/entity.ts`));

/**
 * The rooms of lib, lowest first: what reads or writes anything imports only from its own layer or from lower ones. Files that
 * lie in lib itself are below all; pure files (types, texts, schemas, `entity.ts`) may be imported from everywhere.
 */
const LAYERS: readonly (readonly string[])[] = [
  ["generated", "db", "invalidation"],
  ["auth", "captcha", "jobs", "lists", "outage", "pix", "reports", "sitemap", "spreadsheet", "storage"],
  ["history"],
  ["items"],
  ["images"],
  ["settings"],
  ["mail"],
  entityRooms.filter((room) => room !== "settings"),
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
  // A room that nobody has put anywhere is above all: whoever imports it learns that LAYERS wants it.
  return layer < 0 ? LAYERS.length : layer;
};
const entityRoomOf = (file: string) => entityRooms.find((room) => room === roomOf(file) && room !== "settings");

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith("e2e/");
const mayKnowPrisma =
  /^(?:lib\/(?:db|lists|sitemap|items)\/|lib\/process-state\.ts$|lib\/.*\/(?:service|list|team|present|reviews|addresses)\.ts|prisma\/)/;

/** What biome.json cannot say (errors there show in the editor): what depends on other files, or on what a name means. */
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
      return own !== undefined && other !== undefined && own !== other && !isDoor(to) && !isTest(from);
    },
  },
  {
    name: "o cliente do Prisma só é importado por db/, lists/, sitemap/, items/, service.ts, list.ts, team.ts, present.ts, reviews.ts, addresses.ts e prisma/",
    forbids: ({ from, to }) =>
      to.startsWith("lib/generated/") &&
      !from.startsWith("lib/generated/") &&
      !mayKnowPrisma.test(from) &&
      !isTest(from),
  },
  {
    name: "prisma/ não usa no ar as ferramentas de quem cria migrações",
    forbids: ({ from, to }) => isMigrationTool(to) && !isMigrationTool(from) && !isTest(from),
  },
];

function isDoor(file: string) {
  return /\/(?:service|entity)\.ts$/.test(file);
}

/** `npm run migrate:new` and what it stands on: Prisma's schema engine, which no start loads. */
function isMigrationTool(file: string) {
  return /^prisma\/(?:migrate-new|diff-schema|migration-engine)\.ts$/.test(file);
}
