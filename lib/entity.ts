import { formatMoment, momentOf } from "./dates";
import type { HistoryAction } from "./history/actions";
import type { Area } from "./roles";

// The description of an entity for other rooms: one `entity.ts` in its room, listed in lib/entities.ts. No SQL and no zod, so that
// browsers and the server in front of Next may read it.

/** A field as the history and a conflict between two saves tell it. */
export type Field = {
  /** 'Título' */
  label: string;
  /** The stored value in words; without it as it is, and 'Sim' or 'Não' for true and false. */
  show?: (value: string) => string;
  /** The value is the key of a category of this entity (lib/categories), which is shown by its label. */
  category?: true;
  /** The history keeps values of any length, so that an earlier version can be restored; of other fields the beginning. */
  fullValue?: true;
  /**
   * The history tells that it changed, and keeps no value of it, or what this makes of the value: the name of a donor or coordinator, how to
   * reach or pay somebody, free text about a person (a testimonial, notes). Not the item's title, which the history names anyway, nor
   * short words that the site publishes, such as `profissao` and `autor`.
   */
  personal?: true | ((value: string) => string);
};

/** Icons that the menu has (components/painel/menu-entries.ts). */
export type MenuIcon =
  | "archive"
  | "calendar"
  | "check-list"
  | "gift"
  | "heart"
  | "mail"
  | "megaphone"
  | "message"
  | "newspaper"
  | "package"
  | "pencil"
  | "picture"
  | "pictures"
  | "receipt"
  | "shield"
  | "tags";

/** Parts of the menu, in the order of components/painel/menu-entries.ts. */
export type MenuGroup = "content" | "people" | "donations" | "settings";

/** The counter beside a menu entry (lib/dashboard/service.ts, readWaiting). */
export type Waiting = "messages" | "reviews" | "claims";

type MenuEntry = {
  group: MenuGroup;
  /** Order in the group: tens, so that there is room in between. */
  place: number;
  href: string;
  label: string;
  icon: MenuIcon;
  waiting?: Waiting;
};

export type Entity = {
  /** Its name in the history and in the trash; stored, so it never changes. */
  key: string;
  /** Its table; absent for what is no row of its own. */
  table?: string;
  /** The column by which it is listed, a day or a moment; nova_track counts the table by its months. */
  listedBy?: string;
  /** 'Artigo' */
  label: string;
  /** The item as the object of a sentence, before its title: 'o artigo'. */
  phrase: string;
  /** Several of them, after their number: 'artigos'. The history folds runs of these, and shows others one by one. */
  many?: string;
  /** Verbs in the place of the history's own: 'fez' a copy. */
  verbs?: Partial<Record<HistoryAction, string>>;
  /** The fields that the history compares, in the order of display. */
  fields: Record<string, Field>;
  /** Where administrators look after one. */
  href?: (id: string) => string;
  /** The cache tag of everything that shows such items. */
  tag?: string;
  /** Further tags that a write of this row ends. */
  itemTags?: (row: Readonly<Record<string, unknown>>) => string[];
  /** Its screens in the dashboard's menu. */
  menu?: readonly MenuEntry[];
  /** Columns besides the id by which the item's screen in the dashboard finds it. */
  alsoFoundBy?: readonly string[];
  /** Its part of what roles are about (lib/roles.ts). */
  area: Area;
  /** The addresses of its screens in the dashboard, in the notation of proxy.ts, and what they are for. */
  privatePaths?: Readonly<Record<string, "read" | "write">>;
  /** Targets of visitors' forms without JavaScript, in the same notation: outside of the API nothing else takes a POST without a session. */
  visitorForms?: readonly string[];
  /** Its lists as files, in the same notation: they stream, and wait for a turn of their own (lib/reports/slots.ts). */
  listFiles?: readonly string[];
  /** The sample data has some, which one button of the dashboard clears: rows with createdAt and updatedAt. */
  sample?: true;
  /** Public pages of single items, as the sitemap and link previews name them. */
  pages?: {
    /** The first part of their address: '/posts/…'. */
    folder: string;
    /** Their files in the sitemap: 'artigos-1.xml'. */
    sitemap: string;
    href: (name: string) => string;
  };
  /** The link preview of the entity's list, at /{folder of the list}. */
  preview?: { path: string; label: string; title: string };
};

/** An entity with a table, which the write path and the trash can work on. */
export type StoredEntity = Entity & { table: string };

/** The cache tags that a write of the row ends. */
export const tagsOf = ({ tag, itemTags }: Entity, row: Readonly<Record<string, unknown>>) => [
  ...(tag ? [tag] : []),
  ...(itemTags?.(row) ?? []),
];

const showActive = (value: string) => (value === "true" ? "Ativo" : "Desabilitado");

export const showMoment = (value: string) => (Number.isNaN(Date.parse(value)) ? value : formatMoment(momentOf(value)));
/** Fields that most entities have. */
export const IMAGE_FIELDS = {
  image: { label: "Imagem" },
  imageAlt: { label: "Descrição da imagem" },
} satisfies Record<string, Field>;
/** The photographs besides the cover. */
export const PHOTOS_FIELD = { fotos: { label: "Fotos" } } satisfies Record<string, Field>;
export const ACTIVE_FIELD = { active: { label: "Status", show: showActive } } satisfies Record<string, Field>;
