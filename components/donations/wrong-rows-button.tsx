import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Saves the wrong rows as a spreadsheet of their own; it is on this page already, and asks no server. */
export function WrongRowsButton({ sheet }: { sheet: string }) {
  function save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([sheet], { type: "text/csv;charset=utf-8" }));
    link.download = "linhas-para-corrigir.csv";
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <Button variant="secondary" onClick={save}>
      <Download aria-hidden className="size-5 shrink-0" /> Baixar só as linhas para corrigir
    </Button>
  );
}
