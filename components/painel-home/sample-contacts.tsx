import { painelRoutes } from "@/lib/painel-routes";
import { MachineNotice } from "./machine-notice";

/** The sample's items are gone and some of its contacts are not: who wants to help writes to nobody. */
export const SampleContacts = ({ names }: { names: string[] }) => (
  <MachineNotice link={{ href: `${painelRoutes.settings}#contatos`, label: "Trocar os contatos" }}>
    O site ainda mostra contatos de exemplo, que não chegam a ninguém da organização:{" "}
    {new Intl.ListFormat("pt-BR").format(names)}.
  </MachineNotice>
);
