import { useController } from "react-hook-form";
import { CONTROL, Field } from "@/components/ui/field";
import { ACCENT_PRESETS, DEFAULT_ACCENT, isColor } from "@/lib/settings/accent";
import { AccentPreview } from "./accent-preview";
import type { SettingsSectionProps } from "./types";

/** The colour of buttons and links, with the accents that the themes derive from it. */
export function AccentField({ form }: SettingsSectionProps) {
  const { field } = useController({ control: form.control, name: "accent" });
  const typed = field.value.trim().toLowerCase();
  const color = isColor(typed) ? typed : DEFAULT_ACCENT;
  return (
    <div className="grid gap-3">
      <Field
        id="accent"
        label="Cor dos botões e links"
        hint="Como #1f5fa8. Em branco, volta a cor que veio com o site."
        error={form.errorOf("accent")}
      >
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <input
              type="color"
              aria-label="Escolher a cor"
              value={color}
              onChange={field.onChange}
              className="h-11 w-16 cursor-pointer rounded-field border border-field bg-surface p-1"
            />
            <input {...control} {...field} spellCheck={false} className={`${CONTROL} w-40!`} />
          </div>
        )}
      </Field>
      <ul aria-label="Sugestões de cor" className="flex flex-wrap gap-2">
        {Object.entries(ACCENT_PRESETS).map(([preset, name]) => (
          <li key={preset}>
            <button
              type="button"
              aria-pressed={preset === color}
              onClick={() => field.onChange(preset)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field px-4 hover:border-ink aria-pressed:border-2 aria-pressed:border-ink aria-pressed:font-semibold"
            >
              <span
                aria-hidden
                className="size-5 forced-color-adjust-none rounded-full"
                style={{ background: preset }}
              />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <AccentPreview color={color} />
    </div>
  );
}
