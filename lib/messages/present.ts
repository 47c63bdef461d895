import type { MessageRow } from "./service";
import type { Delivery, MessageData } from "./types";

/** A message for administrators. */
export function presentMessage(row: MessageRow): MessageData {
  const { id, name, email, subject, message, createdAt, unverified, readAt, archivedAt, answeredAt, answeredBy } = row;
  return {
    _id: id,
    name,
    email,
    subject,
    message,
    unverified,
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
    archived: archivedAt !== null,
    answered: answeredAt ? { by: answeredBy ?? "", at: answeredAt.toISOString() } : undefined,
    delivery: presentDelivery(row),
  };
}

function presentDelivery({ delivery, attempts, nextAttemptAt, lastError, sentAt }: MessageRow): Delivery {
  const reason = lastError ?? undefined;
  if (delivery === "SENT" && sentAt) return { state: "SENT", at: sentAt.toISOString() };
  if (delivery === "PENDING")
    return { state: "PENDING", attempts, nextAttemptAt: nextAttemptAt?.toISOString(), reason };
  if (delivery === "FAILED") return { state: "FAILED", reason: reason ?? "" };
  return { state: "STORED" };
}
