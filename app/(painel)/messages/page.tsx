import type { Metadata } from "next";
import {
  deleteMessages,
  deliverAgain,
  setMessageAnswered,
  setMessagesArchived,
  setMessagesRead,
} from "@/app/(painel)/actions/messages";
import { undoOf } from "@/app/(painel)/undo";
import { ManageHeader } from "@/components/manage/manage-header";
import { Inbox } from "@/components/messages/inbox";
import { InboxBar } from "@/components/messages/inbox-bar";
import { Pagination } from "@/components/ui/pagination";
import { presentPage } from "@/lib/items/present-each";
import { countInWords, lastAtMost } from "@/lib/lists/listing";
import { isMailConfigured } from "@/lib/mail/config";
import { inboxHref } from "@/lib/messages/boxes";
import { messageQuery } from "@/lib/messages/inbox-query";
import { listMessages } from "@/lib/messages/list";
import { presentMessage } from "@/lib/messages/present";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Mensagens" };

export default async function MessagesPage({ searchParams }: PageProps<"/messages">) {
  const administrator = await requireAdministrator(painelRoutes.messages);
  const query = messageQuery.parse(await searchParams);
  const [list, undo] = await Promise.all([
    lastAtMost(query.pagina, (pagina) => listMessages({ ...query, pagina })),
    undoOf("message", administrator.id),
  ]);
  return (
    <div className="grid gap-6">
      <ManageHeader title="Mensagens" lead="O que chegou pelo formulário de contato do site." />
      <InboxBar query={query} resultCount={countInWords(list, "mensagem", "mensagens")} />
      <Inbox
        key={JSON.stringify(query)}
        list={presentPage(list, presentMessage)}
        filtered={query.q !== "" || query.caixa !== "entrada"}
        canMail={isMailConfigured()}
        undo={undo}
        actions={{ setMessagesRead, setMessagesArchived, setMessageAnswered, deleteMessages, deliverAgain }}
      />
      <Pagination list={list} href={(pagina) => inboxHref({ ...query, pagina })} label="Páginas da lista" />
    </div>
  );
}
