import { Link } from "@/components/ui/link";
import { painelRoutes } from "@/lib/painel-routes";
import { MachineNotice } from "./machine-notice";

/** The sample's items are gone and its Pix key is not: visitors are asked for donations, and told not to pay. */
export const SampleKey = () => (
  <MachineNotice>
    A chave Pix do site ainda é a de exemplo: quem quer doar lê “Não pague”.{" "}
    <Link
      href={`${painelRoutes.settings}#doacoes`}
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
    >
      Trocar a chave
    </Link>
  </MachineNotice>
);
