import { Archive, ArchiveRestore, CircleAlert, MailOpen, MailPlus, Reply, Send, Trash2 } from "lucide-react";
import { Button, OutsideButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { formatMoment } from "@/lib/dates";
import { deliveryInWords, replyLink, subjectOf } from "@/lib/messages/describe";
import type { MessageData } from "@/lib/messages/types";

type Props = {
  message: MessageData;
  open: boolean;
  /** Absent on the message's own screen, where it is always open. */
  onToggle?: () => void;
  choice?: { chosen: boolean; toggle: () => void };
  busy: boolean;
  canMail: boolean;
  onMark: (read: boolean) => void;
  onArchive: () => void;
  onDeliver: () => void;
  onRemove: () => void;
};

/** A visitor's message: a line that opens, and inside what one can do about it. */
export function InboxCard(props: Props) {
  const { message, open, onToggle, choice } = props;
  const id = `mensagem-${message._id}`;
  return (
    <Card
      className={`relative overflow-hidden has-[input:checked]:border-accent ${message.read ? "" : "before:absolute before:inset-y-0 before:left-0 before:w-1.5 before:bg-accent"}`}
    >
      <div className="flex items-start">
        {choice && (
          <label className="grid min-h-11 w-11 shrink-0 cursor-pointer place-items-center self-start pt-2 sm:w-13">
            <input type="checkbox" checked={choice.chosen} onChange={choice.toggle} className="size-5 accent-accent" />
            <span className="sr-only">
              Escolher a mensagem de {message.name}: {subjectOf(message)}
            </span>
          </label>
        )}
        <h2 className="min-w-0 flex-1 font-normal font-sans text-base leading-snug tracking-normal">
          {onToggle ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={onToggle}
              className={`group w-full rounded-card py-3 pr-4 text-left -outline-offset-4 ${choice ? "" : "pl-4"}`}
            >
              <Summary message={message} open={open} />
            </button>
          ) : (
            <span className="block px-4 py-3">
              <Summary message={message} open />
            </span>
          )}
        </h2>
      </div>
      {open && (
        <div id={id} className={`grid gap-5 border-line border-t p-4 sm:py-6 ${choice ? "sm:pl-13" : ""}`}>
          <Content {...props} />
        </div>
      )}
    </Card>
  );
}

function Summary({ message, open }: { message: MessageData; open: boolean }) {
  const { name, createdAt, read, unverified, delivery } = message;
  const troubled = delivery.state === "FAILED" || (delivery.state === "PENDING" && delivery.attempts > 0);
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
      {(unverified || troubled) && (
        <span className="flex flex-wrap gap-2 pt-1 font-semibold text-sm">
          {unverified && <span className="rounded-full bg-sunken px-3 py-0.5">Não verificada</span>}
          {troubled && (
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

function Content({ message, onToggle, busy, canMail, onMark, onArchive, onDeliver, onRemove }: Props) {
  const { name, email, unverified, read, archived, delivery } = message;
  const waiting = delivery.state === "PENDING" && delivery.attempts === 0;
  return (
    <>
      <p className="wrap-anywhere">
        <span className="text-muted">De </span>
        {name}{" "}
        <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4">
          {email}
        </a>
      </p>
      <p className="wrap-anywhere max-w-text whitespace-pre-line">{message.message}</p>
      <div className="grid gap-1 text-muted text-sm">
        {unverified && <p>A verificação contra robôs não respondeu quando esta mensagem chegou.</p>}
        <p role="status">{deliveryInWords(delivery)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <OutsideButton href={replyLink(message)} className="mr-2">
          <Reply aria-hidden className="size-5" /> Responder
        </OutsideButton>
        <Button look="quiet" disabled={busy} onClick={onArchive}>
          {archived ? <ArchiveRestore aria-hidden className="size-5" /> : <Archive aria-hidden className="size-5" />}
          {archived ? "Tirar do arquivo" : "Arquivar"}
        </Button>
        {onToggle && (
          <Button look="quiet" disabled={busy} onClick={() => onMark(!read)}>
            {read ? <MailPlus aria-hidden className="size-5" /> : <MailOpen aria-hidden className="size-5" />}
            {read ? "Marcar como não lida" : "Marcar como lida"}
          </Button>
        )}
        {canMail && !waiting && (
          <Button look="quiet" disabled={busy} onClick={onDeliver}>
            <Send aria-hidden className="size-5" /> {DELIVER[delivery.state]}
          </Button>
        )}
        <Button look="quiet" onClick={onRemove} className="text-danger!">
          <Trash2 aria-hidden className="size-5" /> Excluir
        </Button>
      </div>
    </>
  );
}

const DELIVER = {
  STORED: "Enviar por e-mail",
  PENDING: "Tentar agora",
  FAILED: "Tentar de novo",
  SENT: "Reenviar por e-mail",
} as const;
