import { Download } from "lucide-react";
import type { Metadata } from "next";
import { importDonations, previewImport } from "@/app/(painel)/actions/donations";
import { ImportDonations } from "@/components/donations/import/import-donations";
import { buttonClasses } from "@/components/ui/button-classes";
import { IMPORT_LIMITS } from "@/lib/donations/import/types";
import { painelRoutes } from "@/lib/painel-routes";
import { formatCount } from "@/lib/text";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Importar doações" };

export default async function ImportDonationsPage() {
  await requireAdministrator(painelRoutes.importDonations);
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">Importar doações</h1>
        <p className="max-w-text text-muted">
          De uma planilha do Excel (.xlsx) ou em CSV, com uma doação por linha e as colunas do modelo. Até{" "}
          {formatCount(IMPORT_LIMITS.rows)} doações e {IMPORT_LIMITS.bytes / 1024 / 1024} MB por vez. Antes de gravar,
          mostramos tudo; a mesma planilha enviada de novo não repete nada.
        </p>
        <a href={painelRoutes.donationsTemplate} className={buttonClasses("secondary", "justify-self-start")}>
          <Download aria-hidden className="size-5" /> Baixar o modelo
        </a>
      </header>
      <ImportDonations preview={previewImport} confirm={importDonations} />
    </div>
  );
}
