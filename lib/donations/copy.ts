import { inMegabytes } from "../bytes";
import { formatCount } from "../text";
import type { DonationPage } from "./types";

export const donationCopy = {
  anonymous: "Doador(a) anônimo(a)",
  none: "Nenhuma doação registrada ainda",
  nothingFound: (q: string) => `Nada encontrado para “${q}”`,
  shown: (shown: number, { total, more }: Pick<DonationPage, "total" | "more">) =>
    `Mostrando ${shown} de ${more ? "mais de " : ""}${formatCount(total)}`,
  /** The scope of totals that do not cover all donations. */
  ofLatest: (total: number) => `só nas ${formatCount(total)} mais recentes`,
  /** Said on the last page when there are donations behind it. */
  end: "A tabela vai até aqui. Os arquivos têm todas as doações",
  offline: "Sem conexão. Confira a internet e tente de novo",
  preparing: (format: string, bytes: number) =>
    `Preparando ${format}…${bytes > 100_000 ? ` ${inMegabytes(bytes)}` : ""}`,
  downloadBroken: "O download parou no meio, e nada foi guardado. Confira a internet e tente de novo",
  failed: "Não conseguimos buscar as doações agora. Tente de novo em instantes",
} as const;

/** Shown in the dashboard in place of an unknown donor's name. */
export const unknownDonor = "Sem nome";
