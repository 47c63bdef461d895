import { Link } from "@/components/ui/link";
import { painelRoutes } from "@/lib/painel-routes";
import { MachineNotice } from "./machine-notice";

/** The sample's items are gone and some of its contacts are not: who wants to help writes to nobody. */
export const SampleContacts = ({ names }: { names: string[] }) => (
  <MachineNotice>
    O site ainda mostra contatos de exemplo, que não chegam a ninguém da organização:{" "}
    {new Intl.ListFormat("pt-BR").format(names)}.{" "}
    <Link
      href={`${painelRoutes.settings}#contatos`}
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
    >
      Trocar os contatos
    </Link>
  </MachineNotice>
);
