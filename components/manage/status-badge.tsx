export function StatusBadge({ active, pendingText }: { active: boolean; pendingText?: string }) {
  if (!active) return <Badge className="bg-sunken text-muted">Desabilitado</Badge>;
  if (pendingText) return <Badge className="bg-sun text-on-sun">{pendingText}</Badge>;
  return <Badge className="bg-leaf-soft text-leaf">Ativo</Badge>;
}

function Badge({ className, children }: { className: string; children: string }) {
  return <span className={`shrink-0 rounded-full px-3 py-1 font-semibold text-sm ${className}`}>{children}</span>;
}
