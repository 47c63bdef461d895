import type { z } from "zod";
import type { managedNeedAnswer, needAnswer } from "./api";
import type { Quantity } from "./quantity";

/** A need as visitors see it. */
export type NeedCardData = z.infer<typeof needAnswer>;

/** 'complete': everything arrived; 'closed': its last day is over. */
export type NeedState = NeedCardData["state"];

/** The same for administrators. */
export type ManagedNeed = z.infer<typeof managedNeedAnswer>;

/** What a need can be for, by id. */
export type Purposes = { projects: Record<string, string>; events: Record<string, string> };

/** A promise behind its private link: with the name, which its owner knows, and without the contact. */
export type PromiseView = {
  need: NeedCardData;
  quantity: Quantity;
  arrived: Quantity;
  name: string;
  /** YYYY-MM-DD. */
  until: string;
  /** Neither withdrawn nor over. */
  counts: boolean;
};

/** A promise for administrators. */
export type ManagedPromise = {
  _id: string;
  name: string;
  contact: string;
  /** For wa.me, when the contact is a mobile number. */
  whatsapp?: string;
  quantity: Quantity;
  arrived: Quantity;
  outstanding: Quantity;
  until: string;
  state: "open" | "kept" | "withdrawn" | "expired";
};
