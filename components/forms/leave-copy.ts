const DRAFT_STORED =
  "O que você escreveu fica guardado neste navegador, por uma semana ou até você sair da conta, e volta quando você abrir este formulário de novo.";
const DRAFT_ON_SERVER =
  "O que você escreveu fica guardado como rascunho, e você pode continuar dele aqui ou em outro aparelho.";
const CHANGES_LOST = "O que você mudou não foi salvo e vai se perder.";

export type Drafts = {
  /** A draft is stored in this browser. */
  draftStored: boolean;
  /** A draft is stored on the server, too. */
  draftOnServer: boolean;
};

/** What becomes of unsaved changes. Signing out deletes this browser's drafts. */
export function whatIsLost({ draftStored, draftOnServer }: Drafts, signsOut: boolean) {
  if (draftOnServer) return { detail: DRAFT_ON_SERVER, harmless: true };
  if (draftStored && !signsOut) return { detail: DRAFT_STORED, harmless: true };
  return { detail: CHANGES_LOST, harmless: false };
}
