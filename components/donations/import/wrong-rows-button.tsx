import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Saves the rows with errors as a spreadsheet, which came with the report: no request is needed. */
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
