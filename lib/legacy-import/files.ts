import { readdir } from "node:fs/promises";
import path from "node:path";

/** The collections, in the order in which they are taken, each with the names that its file may have. */
const NAMES = {
  users: ["users", "user"],
  volunteers: ["volunters", "volunteers", "volunter", "volunteer"],
  projects: ["projects", "project"],
  calendars: ["calendars", "calendar"],
  posts: ["posts", "post"],
} as const;

export type CollectionName = keyof typeof NAMES;

export type ExportFile = { name: string; path: string; collection: CollectionName };

/** 'posts.json', 'nova.posts.json' (MongoDB Compass writes the database's name), 'posts.ndjson', 'posts.jsonl'. */
const FILE = /(?:^|\.)([a-z]+)\.(?:json|ndjson|jsonl)$/i;

/** The exports in the folder, in order, and JSON files of unknown collections. */
export async function findExports(folder: string) {
  const names = (await readdir(folder, { withFileTypes: true })).flatMap((entry) => (entry.isFile() ? entry.name : []));
  const found = names.flatMap((name): ExportFile[] => {
    const collection = collectionOf(name);
    return collection ? [{ name, path: path.join(folder, name), collection }] : [];
  });
  const ignored = names.filter((name) => /\.(?:json|ndjson|jsonl|bson|gz|csv)$/i.test(name) && !collectionOf(name));
  const place = ({ collection }: ExportFile) => collections.indexOf(collection);
  return { files: found.sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name)), ignored };
}

const collections = Object.keys(NAMES) as CollectionName[];

function collectionOf(file: string) {
  const word = FILE.exec(file)?.[1]?.toLowerCase() ?? "";
  return collections.find((collection) => NAMES[collection].some((name) => name === word));
}
