"use client";

import { useController } from "react-hook-form";
import { ItemButtons } from "@/components/forms/item-buttons";
import { useItemChanges } from "@/components/forms/use-item-changes";
import { HOME_SECTIONS, homeSections } from "@/lib/settings/home-sections";
import { SettingsSection } from "./settings-section";
import type { SettingsSectionProps } from "./types";

/** The order of the home page's sections, and which of them are there. */
export function HomeFields({ form }: SettingsSectionProps) {
  const { field } = useController({ control: form.control, name: "homeSections" });
  const sections = homeSections(field.value);
  const { rows, announcement, moved } = useItemChanges();

  function move(from: number, to: number) {
    const section = sections[from];
    if (!section) return;
    field.onChange(sections.toSpliced(from, 1).toSpliced(to, 0, section));
    moved(from, to, `${HOME_SECTIONS[section.key]}: agora é a seção ${to + 1} de ${sections.length}.`);
  }

  return (
    <SettingsSection
      id="inicio"
      lead="As seções, nesta ordem. O que você desmarca some da página inicial e continua na sua própria página; o banner, que só existe aqui, some de vez. “Doe por Pix” precisa de uma chave Pix. Seções sem nada para mostrar não aparecem."
    >
      <ol ref={rows} className="divide-y divide-line rounded-card border border-line">
        {sections.map(({ key, shown }, index) => (
          <li key={key} className="flex items-center justify-between gap-3 px-3 sm:px-4">
            <label className="flex min-h-12 flex-1 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={shown}
                onChange={() => field.onChange(sections.with(index, { key, shown: !shown }))}
                className="size-5 shrink-0 accent-accent"
              />
              <span className={`wrap-anywhere ${shown ? "font-semibold" : "text-muted"}`}>{HOME_SECTIONS[key]}</span>
            </label>
            <div className="flex">
              <ItemButtons name={HOME_SECTIONS[key]} index={index} count={sections.length} move={move} />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </SettingsSection>
  );
}
