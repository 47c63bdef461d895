import { presentNeed } from "../present";
import { needInput } from "../schema";
import { createNeed, getNeed } from "../service";
import { promiseInput } from "./schema";
import { makePromise } from "./service";

// What the tests of promises share.

export const createRice = (more = {}) =>
  createNeed(needInput.parse({ item: "arroz", unit: "kg", wanted: "40", urgency: "SOON", place: "Salão", ...more }));
export const given = (more = {}) =>
  promiseInput.parse({ quantity: "3", name: "Ana", contact: "(34) 91234-5678", ...more });
let caller = 0;
/** Each from an address of its own: the rate limit is another test's. */
export const promise = async (needId: string, more = {}, day?: string) => {
  const made = await makePromise(needId, given(more), `10.0.0.${caller++}`, day);
  if (!made) throw new Error("taken for a robot");
  return made;
};
export const shown = async (id: string) => presentNeed(await getNeed(id));
