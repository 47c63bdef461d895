import { z } from "zod";
import { administrator } from "../../harness/administrator";
import { newToken, signIn } from "../sign-in";
import type { Room } from "./address";

/** An administrator's client: reads paths, and saves items to invalidate cached reads. */
export async function openRequests(origin: string) {
  const cookie = await signIn(origin, administrator);
  const authorization = `Bearer ${await newToken(origin, administrator)}`;
  const headers = { "content-type": "application/json", authorization };

  /** Reads a response to its end; a redirect is an error, as it would measure another page. */
  async function read(path: string) {
    const start = performance.now();
    const response = await fetch(origin + path, { headers: { cookie }, redirect: "manual" });
    let bytes = 0;
    for await (const piece of response.body ?? []) bytes += piece.byteLength;
    if (response.status !== 200) throw new Error(`${path} respondeu ${response.status}`);
    return { ms: performance.now() - start, bytes };
  }

  /**
   * Saves an item unchanged, which invalidates the cached reads of its entity. Returns milliseconds until the save is
   * acknowledged.
   */
  async function save(room: Room) {
    const id = {
      posts: "post-8",
      calendars: "event-8",
      projects: "project-8",
      volunters: "volunteer-8",
      donations: "donation-8",
      campaigns: "campaign-8",
      needs: "need-8",
    }[room];
    const found = await fetch(`${origin}/api/${room}/${id}`, { headers });
    const { image: _, imageAlt: __, ...item } = z.record(z.string(), z.unknown()).parse(await found.json());
    const path = room === "volunters" ? "volunters/profile" : `${room}/${id}`;
    const start = performance.now();
    const saved = await fetch(`${origin}/api/${path}`, { method: "PUT", headers, body: JSON.stringify(item) });
    if (!saved.ok) throw new Error(`PUT /api/${path} respondeu ${saved.status}: ${await saved.text()}`);
    await saved.arrayBuffer();
    return performance.now() - start;
  }

  /** Replaces an article's text. */
  async function write(id: string, description: string) {
    const found = await fetch(`${origin}/api/posts/${id}`, { headers });
    const { image: _, imageAlt: __, ...post } = z.record(z.string(), z.unknown()).parse(await found.json());
    const body = JSON.stringify({ ...post, description });
    const saved = await fetch(`${origin}/api/posts/${id}`, { method: "PUT", headers, body });
    if (!saved.ok) throw new Error(`PUT /api/posts/${id} respondeu ${saved.status}: ${await saved.text()}`);
  }

  return { read, save, write };
}

export type Requests = Awaited<ReturnType<typeof openRequests>>;
