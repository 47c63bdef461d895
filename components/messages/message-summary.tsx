import { CircleAlert } from "lucide-react";
import { formatMoment } from "@/lib/dates";
import { subjectOf } from "@/lib/messages/describe";
import type { MessageData } from "@/lib/messages/types";

export function MessageSummary({ message, open }: { message: MessageData; open: boolean }) {
  const { name, createdAt, read, unverified, answered, delivery } = message;
  const deliveryTroubled = delivery.state === "FAILED" || (delivery.state === "PENDING" && delivery.attempts > 0);
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className={`wrap-anywhere min-w-0 flex-1 text-lg max-sm:basis-full ${read ? "" : "font-bold"}`}>
          {!read && <span className="sr-only">Não lida: </span>}
          {name}
        </span>
        <time dateTime={createdAt} className="text-muted text-sm tabular-nums">
          {formatMoment(createdAt)}
        </time>
      </span>
      <span
        className={`wrap-anywhere underline-offset-4 group-hover:underline ${read ? "" : "font-semibold"} ${message.subject ? "" : "text-muted"}`}
      >
        {subjectOf(message)}
      </span>
      {!open && <span className="truncate text-muted">{message.message}</span>}
      {(unverified || answered || deliveryTroubled) && (
        <span className="flex flex-wrap gap-2 pt-1 font-semibold text-sm">
          {answered && <span className="rounded-full bg-leaf-soft px-3 py-0.5 text-leaf">Respondida</span>}
          {unverified && <span className="rounded-full bg-sunken px-3 py-0.5">Não verificada</span>}
          {deliveryTroubled && (
            <span className="inline-flex items-center gap-1.5 rounded-full bg-danger-soft px-3 py-0.5 text-danger">
              <CircleAlert aria-hidden className="size-4" />
              {delivery.state === "FAILED" ? "Não foi por e-mail" : "Ainda não foi por e-mail"}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
