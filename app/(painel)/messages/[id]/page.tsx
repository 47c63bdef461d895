import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import {
  deleteMessages,
  deliverAgain,
  setMessageAnswered,
  setMessagesArchived,
  setMessagesRead,
} from "@/app/(painel)/actions/messages";
import { undoOf } from "@/app/(painel)/undo";
import { Inbox } from "@/components/messages/inbox";
import { Link } from "@/components/ui/link";
import { pageOf } from "@/lib/lists/listing";
import { isMailConfigured } from "@/lib/mail/config";
import { getMessage } from "@/lib/messages/list";
import { presentMessage } from "@/lib/messages/present";
import { painelRoutes } from "@/lib/painel-routes";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Mensagem" };

/** A single message: the link in its e-mail notification leads here. */
export default async function MessagePage({ params }: PageProps<"/messages/[id]">) {
  const { id } = await params;
  const administrator = await requireAdministrator(painelRoutes.message(id));
  const [row, undo] = await Promise.all([orNotFound(getMessage(id)), undoOf("message", administrator.id)]);
  const message = presentMessage(row);
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <Link
          href={painelRoutes.messages}
          className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
        >
          <ArrowLeft aria-hidden className="size-5" /> Todas as mensagens
        </Link>
        <h1 className="text-4xl">Mensagem de {message.name}</h1>
      </header>
      <Inbox
        list={pageOf([message], 1, { page: 1, limit: 1 })}
        opened={id}
        canMail={isMailConfigured()}
        undo={undo}
        actions={{ setMessagesRead, setMessagesArchived, setMessageAnswered, deleteMessages, deliverAgain }}
      />
    </div>
  );
}
