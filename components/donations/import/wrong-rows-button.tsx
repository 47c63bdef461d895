import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { saveFile } from "../save-file";

/** Saves the rows with errors as a spreadsheet, which came with the report: no request is needed. */
export function WrongRowsButton({ sheet }: { sheet: string }) {
  const save = () => saveFile(new Blob([sheet], { type: "text/csv;charset=utf-8" }), "linhas-para-corrigir.csv");
  return (
    <Button variant="secondary" onClick={save}>
      <Download aria-hidden className="size-5 shrink-0" /> Baixar só as linhas para corrigir
    </Button>
  );
}
