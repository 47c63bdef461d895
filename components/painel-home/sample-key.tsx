import { painelRoutes } from "@/lib/painel-routes";
import { MachineNotice } from "./machine-notice";

/** The sample's items are gone and its Pix key is not: visitors are asked for donations, and told not to pay. */
export const SampleKey = () => (
  <MachineNotice link={{ href: `${painelRoutes.settings}#doacoes`, label: "Trocar a chave" }}>
    A chave Pix do site ainda é a de exemplo: quem quer doar lê “Não pague”.
  </MachineNotice>
);
