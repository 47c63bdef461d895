import type { APIRequestContext } from "@playwright/test";
import { expect, type Headers } from "../fixtures";

/** Asks for 40 cans over the API, of which Ana promises 12. */
export async function askFor(item: string, request: APIRequestContext, headers: Headers): Promise<string> {
  const data = { item, unit: "latas", wanted: "40", urgency: "ALWAYS" };
  const asked = await request.post("/api/needs", { headers, data });
  expect(asked.status(), await asked.text()).toBe(201);
  const { _id } = await asked.json();
  const promise = { quantity: 12, name: "Ana Promessa", contact: "(34) 91234-5678" };
  expect((await request.post(`/api/needs/${_id}/promises`, { data: promise })).status()).toBe(201);
  return _id;
}
