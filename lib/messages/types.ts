/** The state of the delivery by e-mail. */
export type Delivery =
  | { state: "STORED" }
  | { state: "PENDING"; attempts: number; nextAttemptAt?: string; reason?: string }
  | { state: "SENT"; at: string }
  | { state: "FAILED"; reason: string };

/** A message as administrators see it. */
export type MessageData = {
  _id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
  unverified: boolean;
  read: boolean;
  archived: boolean;
  /** Who noted that it is answered, and when. */
  answered?: { by: string; at: string };
  delivery: Delivery;
};
