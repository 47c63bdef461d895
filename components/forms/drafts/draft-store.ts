import type { FieldValues } from "react-hook-form";
import { tryStorage } from "@/components/ui/try-storage";
import { randomId } from "../random-id";
import { markSignOut, signedOutSince } from "./sign-out-mark";

// Unsaved form values in localStorage, one entry per account, form and tab. They expire after a week, and signing out with
// the button deletes them, so that the next person at this computer sees none.

const PREFIX = "nova-rascunho:";
const TAB_KEY = "nova-aba";
const DEVICE_KEY = "nova-aparelho";
/** Random ids by their keys: the page's own, where the browser stores nothing. */
const ids = new Map<string, string>();
/** A week, as leave-copy.ts and /privacidade say. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000;
/** A crashed tab never releases its draft: unless it is known to be gone, another one may claim it after this long without typing. */
const ABANDONED_AFTER_MS = 10 * 60_000;

export type StoredDraft = {
  at: string;
  values: FieldValues;
  /** The item's `updatedAt` when its form was opened. */
  seen?: string;
  /**
   * A new item's id, generated here, so that a retry after a reload does not create the item twice. Where drafts are kept on the
   * server, the draft's id there, also of an item that exists.
   */
  id?: string;
  /** Last write by the tab that owns the draft, in milliseconds; absent once the tab has released it. */
  heldAt?: number;
};

type Owner = { account: string; form: string; tab: string };

/** The drafts of one form, for one tab. */
export function openDraft({ account, form, tab }: Owner, openedAt = Date.now()) {
  const formPrefix = `${PREFIX}${account}:${form}:`;
  const ownKey = formPrefix + tab;

  return {
    /** This tab's draft, else the newest one that no other tab holds, which then belongs to this tab. */
    claim(openTabs?: ReadonlySet<string>): StoredDraft | undefined {
      deleteExpired(openedAt);
      const isGone = (key: string) => openTabs?.has(key.slice(formPrefix.length)) === false;
      const isAbandoned = (draft?: StoredDraft) => openedAt - (draft?.heldAt ?? 0) > ABANDONED_AFTER_MS;
      const [found] = draftKeys()
        .filter((key) => key.startsWith(formPrefix) && !key.slice(formPrefix.length).includes(":"))
        .map((key) => ({ key, draft: read(key) }))
        .filter(({ key, draft }) => key === ownKey || isGone(key) || isAbandoned(draft))
        .sort((a, b) => Number(b.key === ownKey) - Number(a.key === ownKey) || typedAt(b.draft) - typedAt(a.draft));
      if (!found?.draft) return undefined;
      remove((key) => key === found.key);
      write(ownKey, { ...found.draft, heldAt: openedAt });
      return found.draft;
    },
    /** Gives whether it is stored: not after a sign-out, nor where the browser has no room or stores nothing. */
    save(values: FieldValues, item: Pick<StoredDraft, "seen" | "id">) {
      if (signedOutSince(openedAt)) return false;
      const at = new Date().toISOString();
      write(ownKey, { at, values, ...item, heldAt: Date.now() });
      return read(ownKey)?.at === at;
    },
    /** Lets the next tab that opens this form claim the draft. */
    release() {
      const draft = read(ownKey);
      if (draft) write(ownKey, { ...draft, heldAt: undefined });
    },
    remove() {
      remove((key) => key === ownKey);
    },
  };
}

/** For a sign-out with the button. */
export function deleteDraftsOf(account: string | undefined) {
  remove((key) => key.startsWith(`${PREFIX}${account}:`));
  markSignOut();
}

/** For a save: a draft may have been begun in one form and ended in another one, and would overwrite what is saved now. */
export function deleteDraftsWithId(id: string) {
  remove((key) => read(key)?.id === id);
}

/** An id that lasts as long as the tab, through reloads and sign-ins. */
export const currentTab = () => keptId(() => sessionStorage, TAB_KEY);

/** A random name of this browser, by which it knows the drafts on the server that it has written itself. */
export const currentDevice = () => keptId(() => localStorage, DEVICE_KEY);

function keptId(storage: () => Storage, key: string) {
  const id = tryStorage(() => storage().getItem(key)) || ids.get(key) || randomId();
  ids.set(key, id);
  tryStorage(() => storage().setItem(key, id));
  return id;
}

const deleteExpired = (now: number) => remove((key) => now - typedAt(read(key)) >= MAX_AGE_MS);

const typedAt = (draft: StoredDraft | undefined) => Date.parse(draft?.at ?? "") || 0;

function remove(matches: (key: string) => boolean) {
  for (const key of draftKeys()) if (matches(key)) tryStorage(() => localStorage.removeItem(key));
}

const draftKeys = () => tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) ?? [];

function read(key: string): StoredDraft | undefined {
  const entry: unknown = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? ""));
  return isStoredDraft(entry) ? entry : undefined;
}

function isStoredDraft(entry: unknown): entry is StoredDraft {
  if (typeof entry !== "object" || entry === null) return false;
  const { at, values, seen = "", id = "", heldAt = 0 } = entry as Record<string, unknown>;
  const isWhole = typeof at === "string" && typeof values === "object" && values !== null;
  return isWhole && typeof seen === "string" && typeof id === "string" && typeof heldAt === "number";
}

const write = (key: string, draft: StoredDraft) => tryStorage(() => localStorage.setItem(key, JSON.stringify(draft)));
