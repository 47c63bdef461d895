export function StatusBadge({ active, pendingText }: { active: boolean; pendingText?: string }) {
  const text = !active ? "Desabilitado" : (pendingText ?? "Ativo");
  const classes = !active ? "bg-sunken text-muted" : pendingText ? "bg-sun text-[#2d1a23]" : "bg-leaf-soft text-leaf";
  return <span className={`shrink-0 rounded-full px-3 py-1 font-semibold text-sm ${classes}`}>{text}</span>;
}
