import { backupEntity } from "./backup/entity";
import { eventEntity } from "./calendar/entity";
import { donationEntity, importEntity } from "./donations/entity";
import type { Entity } from "./entity";
import { messageEntity } from "./messages/entity";
import { postEntity, reviewEntity } from "./posts/entity";
import { projectEntity } from "./projects/entity";
import { settingsEntity } from "./settings/entity";
import { userEntity } from "./users/entity";
import { volunteerEntity } from "./volunteers/entity";

/** Every entity: the history, the menu, private addresses, the trash, the sample data and link previews read it here. */
const all = [
  postEntity,
  reviewEntity,
  eventEntity,
  projectEntity,
  volunteerEntity,
  donationEntity,
  importEntity,
  userEntity,
  messageEntity,
  settingsEntity,
  backupEntity,
] as const;

export type EntityKey = (typeof all)[number]["key"];

export const entities: readonly Entity[] = all;
export const entityKeys = all.map(({ key }) => key) as [EntityKey, ...EntityKey[]];

export const isEntityKey = (key: string): key is EntityKey => all.some((entity) => entity.key === key);

/** The entity of that key; undefined for one of another version of the product. */
export const entityOf = (key: string) => entities.find((entity) => entity.key === key);

/** Addresses that only an administrator may open: proxy.ts matches exactly these. */
export const PRIVATE_PATHS: readonly string[] = [
  "/painel",
  "/profile",
  "/history",
  "/lixeira",
  "/settings",
  ...entities.flatMap(({ privatePaths }) => privatePaths ?? []),
];
