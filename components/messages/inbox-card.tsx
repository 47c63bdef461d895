import { Archive, ArchiveRestore, CheckCheck, MailOpen, MailPlus, Reply, Send, Trash2, Undo2 } from "lucide-react";
import { ExternalLinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { LiveButton } from "@/components/ui/live-button";
import { LiveCheckbox } from "@/components/ui/live-checkbox";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { useHydrated } from "@/components/ui/use-hydrated";
import { answeredInWords, deliveryInWords, replyLink, subjectOf } from "@/lib/messages/describe";
import type { MessageData } from "@/lib/messages/types";
import { MessageSummary } from "./message-summary";

type Props = {
  message: MessageData;
  open: boolean;
  /** Absent on the message's own screen, where it is always open. */
  onToggle?: () => void;
  selection?: { selected: boolean; toggle: () => void };
  busy: boolean;
  canMail: boolean;
  onMark: (read: boolean) => void;
  onArchive: () => void;
  onAnswered: () => void;
  onDeliver: () => void;
  onRemove: () => void;
};

/** A visitor's message: a summary that expands to the text and its actions. */
export function InboxCard(props: Props) {
  const { message, open, onToggle, selection } = props;
  const hydrated = useHydrated();
  const id = `mensagem-${message._id}`;
  return (
    <Card
      className={`relative overflow-hidden has-[input:checked]:border-accent ${message.read ? "" : "before:absolute before:inset-y-0 before:left-0 before:w-1.5 before:bg-accent"}`}
    >
      <div className="flex items-start">
        {selection && (
          <LiveCheckbox
            checked={selection.selected}
            onChange={selection.toggle}
            className="grid min-h-11 w-11 shrink-0 place-items-center self-start pt-2 sm:w-13"
          >
            <span className="sr-only">
              Selecionar a mensagem de {message.name}: {subjectOf(message)}
            </span>
          </LiveCheckbox>
        )}
        <h2 className="min-w-0 flex-1 font-normal font-sans text-base leading-snug tracking-normal">
          {onToggle ? (
            <button
              type="button"
              disabled={!hydrated}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={onToggle}
              className={`group w-full rounded-card py-3 pr-4 text-left -outline-offset-4 ${selection ? "" : "pl-4"}`}
            >
              <MessageSummary message={message} open={open} />
            </button>
          ) : (
            <span className="block px-4 py-3">
              <MessageSummary message={message} open />
            </span>
          )}
        </h2>
      </div>
      {open && (
        <div id={id} className={`grid gap-5 border-line border-t p-4 sm:py-6 ${selection ? "sm:pl-13" : ""}`}>
          <Content {...props} />
        </div>
      )}
    </Card>
  );
}

function Content({ message, onToggle, busy, canMail, onMark, onArchive, onAnswered, onDeliver, onRemove }: Props) {
  const { name, email, unverified, read, archived, answered, delivery } = message;
  const queued = delivery.state === "PENDING" && delivery.attempts === 0;
  return (
    <>
      <p className="wrap-anywhere">
        <span className="text-muted">De </span>
        {name}{" "}
        <a href={`mailto:${email}`} className="font-semibold underline underline-offset-4">
          {email}
        </a>
      </p>
      {/* For people who use web mail, where a mailto link opens another program. */}
      <CopyButton text={email} label="Copiar e-mail" />
      <p className="wrap-anywhere max-w-text whitespace-pre-line">{message.message}</p>
      <div className="grid gap-1 text-muted text-sm">
        {unverified && <p>A verificação contra robôs não respondeu quando esta mensagem chegou.</p>}
        <p role="status">{deliveryInWords(delivery)}</p>
        {answered && (
          <p className="font-semibold text-leaf">
            <NowrapDates>{answeredInWords(answered)}</NowrapDates>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <ExternalLinkButton href={replyLink(message)} className="mr-2">
          <Reply aria-hidden className="size-5" /> Responder
        </ExternalLinkButton>
        <LiveButton variant="quiet" disabled={busy} onClick={onAnswered}>
          {answered ? <Undo2 aria-hidden className="size-5" /> : <CheckCheck aria-hidden className="size-5" />}
          {answered ? "Marcar como não respondida" : "Marcar como respondida"}
        </LiveButton>
        <LiveButton variant="quiet" disabled={busy} onClick={onArchive}>
          {archived ? <ArchiveRestore aria-hidden className="size-5" /> : <Archive aria-hidden className="size-5" />}
          {archived ? "Tirar do arquivo" : "Arquivar"}
        </LiveButton>
        {onToggle && (
          <LiveButton variant="quiet" disabled={busy} onClick={() => onMark(!read)}>
            {read ? <MailPlus aria-hidden className="size-5" /> : <MailOpen aria-hidden className="size-5" />}
            {read ? "Marcar como não lida" : "Marcar como lida"}
          </LiveButton>
        )}
        {canMail && !queued && (
          <LiveButton variant="quiet" disabled={busy} onClick={onDeliver}>
            <Send aria-hidden className="size-5" /> {DELIVER_LABELS[delivery.state]}
          </LiveButton>
        )}
        <LiveButton variant="quiet" onClick={onRemove} className="text-danger!">
          <Trash2 aria-hidden className="size-5" /> Excluir
        </LiveButton>
      </div>
    </>
  );
}

const DELIVER_LABELS = {
  STORED: "Enviar por e-mail",
  PENDING: "Tentar agora",
  FAILED: "Tentar de novo",
  SENT: "Reenviar por e-mail",
} as const;
