import type { APIRequestContext } from "@playwright/test";
import { expect } from "../fixtures";

export const newMark = () => `jabuti${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** Creates a message from each name; a list can be searched for `mark`. */
export async function send(request: APIRequestContext, mark: string, names: string[]) {
  for (const name of names) {
    const data = {
      name,
      email: `${name.toLowerCase()}@example.com`,
      subject: `Oi de ${name}`,
      message: `Texto ${mark}`,
    };
    expect((await request.post("/api/contact", { data })).status()).toBe(201);
  }
}
