import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Who may import whom; the README's map of rooms says the same in words. Paths are relative to the checkout, with `/`. */

export interface Import {
  from: string;
  /** A file of the project, or the name of a package. */
  to: string;
  package: boolean;
  typeOnly: boolean;
}

export interface Rule {
  name: string;
  forbids(found: Import): boolean;
}

/** The entities' rooms: those that have an entity.ts. The settings are for everybody to read. */
const rooms = readdirSync("lib").filter(
  (room) => existsSync(`lib/${room}/entity.ts`) && !["items", "settings"].includes(room),
);
const roomOf = (file: string) => rooms.find((room) => file.startsWith(`lib/${room}/`));
const developmentPackages = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).devDependencies);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith("e2e/");

/** What a component may know of lib: inputs, models, pure helpers, and what was written for the browser. */
const clientSafe =
  /^lib\/(?:[\w-]+\/)?(?:schema|entity|entities|(?:[\w-]+-)?model|words|key|text|dates|routes|site|errors|action-result|listing|inputs|memoize|send-json)\.ts$/;
const mayKnowNext = /^lib\/(?:web\/|server\/process\/|seo\/metadata\.ts$|.*public\.ts$)/;
const mayKnowPrisma =
  /^(?:lib\/(?:db|lists|sitemap|items)\/|lib\/.*\/(?:service|team|present|reviews|addresses)\.ts|prisma\/)/;

export const rules: readonly Rule[] = [
  {
    name: "ninguém importa app/",
    forbids: ({ from, to }) => to.startsWith("app/") && !from.startsWith("app/"),
  },
  {
    name: "components/ só conhece schema.ts, model.ts e auxiliares puros de lib/",
    forbids: ({ from, to, typeOnly }) =>
      from.startsWith("components/") && to.startsWith("lib/") && !isTest(from) && !typeOnly && !clientSafe.test(to),
  },
  {
    name: "o que components/ conhece de lib/ não traz o servidor consigo",
    forbids: ({ from, to, typeOnly }) =>
      clientSafe.test(from) && to.startsWith("lib/") && !typeOnly && !clientSafe.test(to),
  },
  {
    name: "lib/ não conhece components/",
    forbids: ({ from, to }) => from.startsWith("lib/") && to.startsWith("components/"),
  },
  {
    name: "uma entidade só conhece outra pelo service.ts ou entity.ts dela",
    forbids: ({ from, to }) => {
      const [own, other] = [roomOf(from), roomOf(to)];
      return (
        own !== undefined &&
        other !== undefined &&
        own !== other &&
        !/\/(?:service|entity)\.ts$/.test(to) &&
        !isTest(from)
      );
    },
  },
  {
    name: "em lib/, só web/, server/process/ e public.ts conhecem o Next",
    forbids: ({ from, to, package: isPackage }) =>
      from.startsWith("lib/") &&
      isPackage &&
      /^next(?:$|\/|-auth)/.test(to) &&
      !mayKnowNext.test(from) &&
      !isTest(from),
  },
  {
    name: "o cliente do Prisma só é importado por db/, lists/, sitemap/, items/, service.ts, team.ts, present.ts, reviews.ts, addresses.ts e prisma/",
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
    name: "o produto não conhece os testes nem o que só serve ao desenvolvimento",
    forbids: ({ from, to, typeOnly }) =>
      !isTest(from) &&
      !isConfiguration(from) &&
      !isMigrationTool(from) &&
      (to.startsWith("e2e/") || isMigrationTool(to) || (!typeOnly && isDevelopmentPackage(to))),
  },
  {
    name: "só lib/start/ conhece lib/server/",
    forbids: ({ from, to }) => to.startsWith("lib/server/") && !/^lib\/(?:server|start)\//.test(from) && !isTest(from),
  },
  {
    name: "lib/invalidation/ não conhece lib/server/",
    forbids: ({ from, to }) => from.startsWith("lib/invalidation/") && to.startsWith("lib/server/") && !isTest(from),
  },
];

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
