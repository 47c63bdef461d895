/** The answer as visitors read it; nothing without one. */
export function ShownAnswer({ text }: { text: string }) {
  if (!text) return null;
  return (
    <div className="border-accent border-l-4 pl-4">
      <p className="font-semibold text-sm">Resposta no site</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}
