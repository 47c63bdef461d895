export function Spinner() {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
      <span aria-hidden className="size-6 animate-spin rounded-full border-3 border-line border-t-accent" />
      Carregando…
    </div>
  );
}
