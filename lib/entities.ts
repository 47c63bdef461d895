import { backupEntity } from "./backup/entity";
import { eventEntity } from "./calendar/entity";
import { campaignEntity } from "./campaigns/entity";
import { categoryEntity } from "./categories/entity";
import { claimEntity } from "./donations/claims/entity";
import { donationEntity, importEntity } from "./donations/entity";
import type { Entity } from "./entity";
import { pictureEntity } from "./media/entity";
import { messageEntity } from "./messages/entity";
import { needEntity } from "./needs/entity";
import { postEntity, reviewEntity } from "./posts/entity";
import { projectEntity } from "./projects/entity";
import { may, type Permission, type Role } from "./roles";
import { settingsEntity } from "./settings/entity";
import { handoverEntity, userEntity } from "./users/entity";
import { volunteerEntity } from "./volunteers/entity";

/** Every entity: the history, the menu, private addresses, the trash, the sample data and link previews read it here. */
const all = [
  postEntity,
  reviewEntity,
  eventEntity,
  projectEntity,
  pictureEntity,
  categoryEntity,
  volunteerEntity,
  campaignEntity,
  donationEntity,
  importEntity,
  needEntity,
  claimEntity,
  userEntity,
  handoverEntity,
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

/** The screens of no single area; each shows what the role may see. */
const COMMON_SCREENS: Record<string, Permission> = {
  "/painel": "any:read",
  "/profile": "any:read",
  "/history": "any:read",
  "/lixeira": "any:write",
};

/** The permission that each screen of the dashboard needs, by its address in the notation of proxy.ts. */
const SCREENS: Record<string, Permission> = Object.assign(
  { ...COMMON_SCREENS },
  ...entities.map(({ area, privatePaths = {} }) =>
    Object.fromEntries(Object.entries(privatePaths).map(([path, level]) => [path, `${area}:${level}`])),
  ),
);

/** Addresses that need a session: proxy.ts matches exactly these. */
export const PRIVATE_PATHS: readonly string[] = Object.keys(SCREENS);

/** A pattern for addresses in the notation of proxy.ts: '/post/:id/edit'. */
export const patternOf = (path: string) => new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`);

/** The permission for a screen; throws for an address that is none. */
export function permissionFor(pathname: string): Permission {
  const path = PRIVATE_PATHS.find((one) => patternOf(one).test(pathname));
  const permission = path && SCREENS[path];
  if (!permission) throw new Error(`No permission is stated for ${pathname}`);
  return permission;
}

/** Whether the role may read, or write, items of that key; those of another version of the product only the administration may. */
export const mayOn = (role: Role, level: "read" | "write", key: string) =>
  may(role, `${entityOf(key)?.area ?? "organization"}:${level}`);

/** The keys of which the role may read, or write, items; undefined for all. For lists with items of several. */
export const keysFor = (role: Role, level: "read" | "write") =>
  may(role, `organization:${level}`) ? undefined : entityKeys.filter((key) => mayOn(role, level, key));
