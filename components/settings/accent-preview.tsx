import { accentOf, type Color, SURFACES, type ThemeName } from "@/lib/settings/accent";

const THEMES = { light: "tema claro", dark: "tema escuro" } as const satisfies Record<ThemeName, string>;
/** The text of app/globals.css on these surfaces. */
const INK = { light: "#2d1a23", dark: "#f8eee5" } as const;

/** The colour as both themes show it, and whether it was adjusted. */
export function AccentPreview({ color }: { color: Color }) {
  const adjusted = (["light", "dark"] as const).filter((theme) => accentOf(color, theme).accent !== color);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Sample theme="light" color={color} />
        <Sample theme="dark" color={color} />
      </div>
      <p role="status" className="max-w-text text-muted text-sm">
        {adjusted.length === 0
          ? "A cor se lê bem nos dois temas, e fica como está."
          : `Ajustamos a claridade da cor no ${adjusted.map((theme) => THEMES[theme]).join(" e no ")}, para que textos e botões se leiam bem.`}
      </p>
    </>
  );
}

function Sample({ theme, color }: { theme: ThemeName; color: Color }) {
  const { accent, on } = accentOf(color, theme);
  const [paper] = SURFACES[theme];
  return (
    <div
      className="grid gap-2 forced-color-adjust-none rounded-card border border-line p-4"
      style={{ background: paper, color: INK[theme] }}
    >
      <p className="first-letter:uppercase">
        {THEMES[theme]}: <code>{accent}</code>
      </p>
      <p className="flex flex-wrap items-center gap-4">
        <span className="rounded-full px-5 py-2 font-semibold" style={{ background: accent, color: on }}>
          Botão
        </span>
        <span className="font-semibold underline underline-offset-4" style={{ color: accent }}>
          Um link
        </span>
      </p>
    </div>
  );
}
