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
 * The layers of lib, lowest first: a room imports only from its own layer or lower ones, and the `entity.ts` of any. Files
 * directly in lib are below all layers; they may know what is pure in a room (env-schema.ts a room's limits).
 */
const LAYERS: readonly (readonly string[])[] = [
  ["generated", "db", "invalidation"],
  "auth captcha jobs lists markdown outage pix reports sitemap spreadsheet storage visits".split(" "),
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

export const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file) || file.startsWith("e2e/");

/** Folders and packages (`what`) that are known to nobody but these (`by`) and tests. */
const KNOWN_TO_FEW: readonly { name: string; what: RegExp; by: RegExp }[] = [
  { name: "ninguém importa app/", what: /^app\//, by: /^app\// },
  { name: "lib/ e prisma/ não conhecem components/", what: /^components\//, by: /^(?!lib\/|prisma\/)/ },
  { name: "só lib/start/ conhece lib/server/", what: /^lib\/server\//, by: /^lib\/(?:server|start)\// },
  { name: "ninguém conhece os comandos de lib/start/", what: /^lib\/start\//, by: /^lib\/start\// },
  { name: "só lib/start/ conhece prisma/", what: /^prisma\//, by: /^(?:lib\/start\/|prisma[/.])/ },
  {
    name: "só lib/start/migrate-new.ts usa as ferramentas de quem cria migrações: nada disso roda no ar",
    what: /^prisma\/(?:diff-schema|migration-engine)\.ts$/,
    by: /^(?:lib\/start\/migrate-new|prisma\/(?:diff-schema|migration-engine))\.ts$/,
  },
  {
    name: "o cliente do Prisma só é importado por db/, lists/, sitemap/, items/, service.ts, edit.ts, list.ts, over.ts, totals.ts, team.ts, present.ts, reviews.ts, sitemap.ts e prisma/",
    what: /^lib\/generated\//,
    by: /^(?:lib\/(?:generated|db|lists|sitemap|items)\/|lib\/process-state\.ts$|lib\/.*\/(?:service|edit|list|over|totals|team|present|reviews|sitemap)\.ts|prisma\/)/,
  },
  { name: "o produto não conhece os testes", what: /^e2e\//, by: /^\w+\.config\.ts$/ },
  {
    name: "em lib/, só web/, server/, cached-read.ts e seo/metadata.ts conhecem o Next",
    what: /^next(?:-auth)?(?:\/|$)/,
    by: /^(?!lib\/|prisma\/)|^lib\/(?:web\/|server\/|cached-read\.ts|seo\/metadata\.ts)/,
  },
];

/** All rules; imports in a circle and packages that are not declared are Biome's. */
export const rules: readonly Rule[] = [
  ...KNOWN_TO_FEW.map(({ name, what, by }) => ({
    name,
    forbids: ({ from, to }: Import) => what.test(to) && !by.test(from) && !isTest(from),
  })),
  {
    name: "components/ só conhece de lib/ o que um navegador pode carregar",
    forbids: ({ from, to, typeOnly }, isPure) =>
      from.startsWith("components/") && to.startsWith("lib/") && !isTest(from) && !typeOnly && !isPure(to),
  },
  {
    name: "uma pasta de lib/ só conhece as da sua camada e as de baixo (LAYERS)",
    forbids: ({ from, to }, isPure) =>
      from.startsWith("lib/") &&
      to.startsWith("lib/") &&
      !isTest(from) &&
      layerOf(to) > layerOf(from) &&
      !(roomOf(from) === undefined ? isPure(to) : isEntity(to)),
  },
  {
    name: "um entity.ts só conhece a própria pasta e os arquivos de lib/, pois qualquer uma pode conhecê-lo",
    forbids: ({ from, to }) =>
      isEntity(from) && to.startsWith("lib/") && ![undefined, roomOf(from)].includes(roomOf(to)),
  },
  {
    name: "uma entidade só conhece outra pelo service.ts ou entity.ts dela",
    forbids: ({ from, to }) => {
      const [own, other] = [entityRoomOf(from), entityRoomOf(to)];
      return own !== undefined && other !== undefined && own !== other && !isPublicModule(to) && !isTest(from);
    },
  },
];

export function isEntity(file: string) {
  return /^lib\/.+\/entity\.ts$/.test(file);
}

function isPublicModule(file: string) {
  return /\/(?:service|entity)\.ts$/.test(file);
}
