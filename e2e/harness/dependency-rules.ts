import { existsSync, readdirSync, readFileSync } from "node:fs";

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

const developmentPackages = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).devDependencies);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith("e2e/");
const mayKnowNext = /^lib\/(?:web\/|server\/process\/|seo\/metadata\.ts$|cached-read\.ts$|.*public\.ts$)/;
const mayKnowPrisma =
  /^(?:lib\/(?:db|lists|sitemap|items)\/|lib\/process-state\.ts$|lib\/.*\/(?:service|list|team|present|reviews|addresses)\.ts|prisma\/)/;

export const rules: readonly Rule[] = [
  {
    name: "ninguém importa app/",
    forbids: ({ from, to }) => to.startsWith("app/") && !from.startsWith("app/"),
  },
  {
    name: "components/ só conhece de lib/ o que um navegador pode carregar",
    forbids: ({ from, to, typeOnly }, isPure) =>
      from.startsWith("components/") && to.startsWith("lib/") && !isTest(from) && !typeOnly && !isPure(to),
  },
  {
    name: "lib/ não conhece components/",
    forbids: ({ from, to }) => from.startsWith("lib/") && to.startsWith("components/"),
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
    name: "em lib/, só web/, server/process/, cached-read.ts, public.ts e seo/metadata.ts conhecem o Next",
    forbids: ({ from, to, package: isPackage }) =>
      from.startsWith("lib/") &&
      isPackage &&
      /^next(?:$|\/|-auth)/.test(to) &&
      !mayKnowNext.test(from) &&
      !isTest(from),
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
    name: "os comandos de lib/start/ só são conhecidos por prisma/",
    forbids: ({ from, to }) =>
      to.startsWith("lib/start/") && !/^(?:lib\/start|prisma)\//.test(from) && !isTest(from) && !isConfiguration(from),
  },
  {
    name: "só lib/start/ conhece lib/server/",
    forbids: ({ from, to }) => to.startsWith("lib/server/") && !/^lib\/(?:server|start)\//.test(from) && !isTest(from),
  },
  {
    name: "o produto não conhece os testes nem o que só serve ao desenvolvimento",
    forbids: ({ from, to, typeOnly }) =>
      !isTest(from) &&
      !isConfiguration(from) &&
      !isMigrationTool(from) &&
      (to.startsWith("e2e/") || isMigrationTool(to) || (!typeOnly && isDevelopmentPackage(to))),
  },
];

function isDoor(file: string) {
  return /\/(?:service|entity)\.ts$/.test(file);
}

function isConfiguration(file: string) {
  return /^[\w.-]+\.config\.\w+$/.test(file);
}

/** `npm run migrate:new` and what it stands on: Prisma's schema engine, which no start loads. */
function isMigrationTool(file: string) {
  return /^prisma\/(?:migrate-new|diff-schema|migration-engine)\.ts$/.test(file);
}

/** What `npm ci --omit=dev` leaves out. */
function isDevelopmentPackage(name: string) {
  return developmentPackages.some((found) => name === found || name.startsWith(`${found}/`));
}
