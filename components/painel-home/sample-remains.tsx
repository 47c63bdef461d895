import { painelRoutes } from "@/lib/painel-routes";
import { offersSampleKey } from "@/lib/pix/key";
import { sampleContacts } from "@/lib/settings/sample-contacts";
import type { Settings } from "@/lib/settings/types";
import { Notice } from "./notice";

/** The sample's items are gone, and some of its settings are not: visitors are told not to pay, or write to nobody. */
export function SampleRemains({ site }: { site: Settings }) {
  const contacts = sampleContacts(site);
  return (
    <>
      {offersSampleKey(site) && (
        <Notice link={{ href: `${painelRoutes.settings}#doacoes`, label: "Trocar a chave" }}>
          A chave Pix do site ainda é a de exemplo: quem quer doar lê “Não pague”.
        </Notice>
      )}
      {contacts.length > 0 && (
        <Notice link={{ href: `${painelRoutes.settings}#contatos`, label: "Trocar os contatos" }}>
          O site ainda mostra contatos de exemplo, que não chegam a ninguém da organização:{" "}
          {new Intl.ListFormat("pt-BR").format(contacts)}.
        </Notice>
      )}
    </>
  );
}
