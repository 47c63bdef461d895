import type { FieldValues } from "react-hook-form";

// What people began to type lies in this browser's localStorage, an entry for each account, form and tab. Another person who
// signs in here does not see it, a sign-out on purpose forgets it, and after a week it is gone.

const PREFIX = "nova-rascunho:";
const KEY = /^nova-rascunho:[^:]+:.+:[^:]+$/;
/** When somebody last signed out here on purpose: forms that were open then keep nothing any more. */
const LEFT_AT = "nova-saida";
const LIFE_MS = 7 * 24 * 60 * 60_000;
/** A draft that its tab did not leave behind in order, as after a power failure, is free after this long without typing. */
const QUIET_MS = 10 * 60_000;

export type Kept = {
  at: string;
  values: FieldValues;
  /** The version of the item that it began from. */
  seen?: string;
  /** The id that a new item is going to have: a save whose answer got lost before a reload is found again. */
  id?: string;
  /** When its tab last had it, in milliseconds; absent once that has left the form. */
  heldAt?: number;
};

type Place = { account: string; form: string; tab: string };

/** The drafts of one form in one tab, from when it is opened. */
export function openDraft({ account, form, tab }: Place, openedAt = Date.now()) {
  const all = `${PREFIX}${account}:${form}:`;
  const own = all + tab;

  return {
    /** This tab's draft, else the newest one whose tab is gone, which is this tab's from then on. */
    take(): Kept | undefined {
      sweep(openedAt);
      const free = draftKeys()
        .filter((key) => key.startsWith(all) && !key.slice(all.length).includes(":"))
        .map((key) => ({ key, kept: read(key) }))
        .filter(({ key, kept }) => key === own || openedAt - (kept?.heldAt ?? 0) > QUIET_MS)
        .sort((a, b) => Number(b.key === own) - Number(a.key === own) || typedAt(b.kept) - typedAt(a.kept));
      const [found] = free;
      if (!found?.kept) return undefined;
      remove((key) => key === found.key);
      write(own, { ...found.kept, heldAt: openedAt });
      return found.kept;
    },
    keep(values: FieldValues, of: Pick<Kept, "seen" | "id">) {
      if (leftSince(openedAt)) return;
      write(own, { at: new Date().toISOString(), values, ...of, heldAt: Date.now() });
    },
    /** The form is left behind: the next one that is opened, in whatever tab, may go on with it. */
    leave() {
      const kept = read(own);
      if (kept) write(own, { ...kept, heldAt: undefined });
    },
    forget() {
      remove((key) => key === own);
    },
  };
}

/** At a sign-out on purpose. Drafts of a former version, which do not say whose they are, go as well. */
export function forgetDrafts(account: string | undefined, now = Date.now()) {
  remove((key) => key.startsWith(`${PREFIX}${account}:`) || !KEY.test(key));
  attempt(() => localStorage.setItem(LEFT_AT, String(now)));
}

/** Stays the same while the tab is open, through reloads and sign-ins. */
export function currentTab() {
  const known = attempt(() => sessionStorage.getItem("nova-aba"));
  if (known) return known;
  const tab = Math.random().toString(36).slice(2);
  attempt(() => sessionStorage.setItem("nova-aba", tab));
  return tab;
}

const leftSince = (moment: number) => Number(attempt(() => localStorage.getItem(LEFT_AT))) >= moment;

function sweep(now: number) {
  remove((key) => !(KEY.test(key) && now - typedAt(read(key)) < LIFE_MS));
}

const typedAt = (kept: Kept | undefined) => Date.parse(kept?.at ?? "") || 0;

function remove(which: (key: string) => boolean) {
  for (const key of draftKeys()) if (which(key)) attempt(() => localStorage.removeItem(key));
}

const draftKeys = () => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) ?? [];

function read(key: string): Kept | undefined {
  const found: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? ""));
  return isKept(found) ? found : undefined;
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== "object" || found === null) return false;
  const { at, values, seen = "", id = "", heldAt = 0 } = found as Record<string, unknown>;
  const isWhole = typeof at === "string" && typeof values === "object" && values !== null;
  return isWhole && typeof seen === "string" && typeof id === "string" && typeof heldAt === "number";
}

const write = (key: string, kept: Kept) => attempt(() => localStorage.setItem(key, JSON.stringify(kept)));

/** Private windows and full disks keep nothing; the form works all the same. */
function attempt<Result>(work: () => Result) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
