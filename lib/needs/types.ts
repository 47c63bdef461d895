import type { Quantity } from "./quantity";
import type { NeedUrgency } from "./urgency";

/** 'complete': everything arrived; 'closed': its last day is over. */
export type NeedState = "open" | "complete" | "closed";

/** A need as visitors see it. */
export type NeedCardData = {
  _id: string;
  item: string;
  unit: string;
  wanted: Quantity;
  /** What linked donations brought. */
  received: Quantity;
  /** What visitors said they would bring, and that is not here yet. */
  promised: Quantity;
  /** What nobody has brought or promised. */
  missing: Quantity;
  state: NeedState;
  urgency: NeedUrgency;
  description: string;
  /** What it is for: the titles of a project, an event, a campaign. */
  project: string | null;
  event: { _id: string; title: string } | null;
  campaign: { permalink: string; title: string } | null;
  place: string;
  hours: string;
  /** YYYY-MM-DD. */
  until: string | null;
};

/** The same for administrators. */
export type ManagedNeed = NeedCardData & {
  projectId: string | null;
  eventId: string | null;
  campaignId: string | null;
  active: boolean;
  createdAt: string;
  updatedAt: string;
};

/** What a need can be for, by id. */
export type Purposes = { projects: Record<string, string>; events: Record<string, string> };

/** A promise behind its private link: whose name it is knows the name, and nobody sees the contact. */
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
