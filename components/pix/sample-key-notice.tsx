import { TriangleAlert } from "lucide-react";

/** Warns that the Pix key is the sample's and belongs to nobody. */
export function SampleKeyNotice() {
  return (
    <p className="flex gap-3 rounded-field bg-sun px-4 py-3 font-medium text-on-sun">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      Site de demonstração: esta chave é um exemplo e não recebe dinheiro. Não pague.
    </p>
  );
}
