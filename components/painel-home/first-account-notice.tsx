import { painelRoutes } from "@/lib/painel-routes";
import { FIRST_ACCOUNT } from "@/lib/users/first-account";
import { MachineNotice } from "./machine-notice";

/** For who still signs in with the address of the installation: a link for a forgotten password goes nowhere. */
export const FirstAccountNotice = () => (
  <MachineNotice link={{ href: painelRoutes.profile, label: "Trocar o e-mail" }}>
    O e-mail desta conta ainda é {FIRST_ACCOUNT.email}, o da instalação, que não recebe nada: um link para uma senha
    nova não chegaria a ninguém.
  </MachineNotice>
);
