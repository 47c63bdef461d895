/** Whether visitors see the item. */
export function StatusBadge({ active, waiting }: { active: boolean; waiting?: string }) {
  const text = !active ? "Desabilitado" : (waiting ?? "Ativo");
  const look = !active ? "bg-sunken text-muted" : waiting ? "bg-sun text-[#2d1a23]" : "bg-leaf-soft text-leaf";
  return <span className={`shrink-0 rounded-full px-3 py-1 font-semibold text-sm ${look}`}>{text}</span>;
}
