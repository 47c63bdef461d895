"use client";

import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import type { Settings } from "@/lib/settings/types";
import type { SettingsFormParts } from "./types";

type ListName = "objectives" | "slides" | "phones" | "profiles";

type Props<Name extends ListName> = SettingsFormParts & {
  name: Name;
  /** What one of them is called: 'slide'. Masculine, as the texts around it are. */
  noun: string;
  max: number;
  /** A new one. */
  blank: Settings[Name][number];
  /** Said while there are none. */
  none: string;
  /** Stands at the left of the buttons, above the fields; absent, the fields themselves stand there. */
  head?: (index: number) => ReactNode;
  children: (index: number) => ReactNode;
};

/** Where the focus goes after a change, and what screen readers hear of it. */
type Moved = { at?: number; button: "up" | "down" | "remove" | "add"; said: string };

/** Some of the same kind, in an order: added, removed, moved up and down, all by buttons. */
export function ItemList<Name extends ListName>(props: Props<Name>) {
  const { form, name, noun, max, blank, none, head, children } = props;
  // One array of the four: what is appended to it is of its own kind, which Props says.
  const list = useFieldArray({ control: form.control, name: name as ListName });
  const [moved, setMoved] = useState<Moved>();
  const root = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const count = list.fields.length;

  useEffect(() => {
    if (!moved) return;
    const place = moved.at === undefined ? root.current : rows.current?.children[moved.at];
    const wanted = place?.querySelector<HTMLButtonElement>(`[data-do="${moved.button}"]:enabled`);
    (wanted ?? place?.querySelector<HTMLButtonElement>("[data-do]:enabled"))?.focus();
  }, [moved]);

  function move(from: number, to: number) {
    list.move(from, to);
    setMoved({ at: to, button: to < from ? "up" : "down", said: `Agora é o ${noun} ${to + 1} de ${count}.` });
  }

  function remove(index: number) {
    list.remove(index);
    const next = count > 1 ? Math.min(index, count - 2) : undefined;
    const said = `O ${noun} ${index + 1} saiu. Só vale depois de salvar.`;
    setMoved({ at: next, button: next === undefined ? "add" : "remove", said });
  }

  return (
    <div ref={root} className="grid gap-3">
      {count === 0 && <p className="text-muted">{none}</p>}
      <ol ref={rows} className="grid gap-3">
        {list.fields.map(({ id }, index) => {
          const called = `o ${noun} ${index + 1}`;
          return (
            <li key={id} className="grid gap-3 rounded-card border border-line p-3 sm:p-4">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
                <div className="min-w-0 flex-1 basis-60">{head ? head(index) : children(index)}</div>
                <div className={`ml-auto flex ${head ? "" : "sm:mt-7"}`}>
                  <Step act="up" label={`Subir ${called}`} disabled={index === 0} run={() => move(index, index - 1)}>
                    <ArrowUp aria-hidden className="size-5" />
                  </Step>
                  <Step
                    act="down"
                    label={`Descer ${called}`}
                    disabled={index === count - 1}
                    run={() => move(index, index + 1)}
                  >
                    <ArrowDown aria-hidden className="size-5" />
                  </Step>
                  <Step act="remove" label={`Remover ${called}`} run={() => remove(index)}>
                    <Trash2 aria-hidden className="size-5" />
                  </Step>
                </div>
              </div>
              {head && children(index)}
            </li>
          );
        })}
      </ol>
      <Button
        look="secondary"
        data-do="add"
        disabled={count >= max}
        className="justify-self-start"
        onClick={() => list.append(blank)}
      >
        <Plus aria-hidden className="size-5" /> Adicionar {noun}
      </Button>
      {count >= max && <p className="text-muted text-sm">São no máximo {max}.</p>}
      <p role="status" className="sr-only">
        {moved?.said}
      </p>
    </div>
  );
}

type StepProps = {
  act: Moved["button"];
  label: string;
  disabled?: boolean;
  run: () => void;
  children: ReactNode;
};

function Step({ act, label, disabled, run, children }: StepProps) {
  return (
    <button
      type="button"
      data-do={act}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={run}
      className="grid size-11 place-items-center rounded-full hover:bg-sunken disabled:opacity-30"
    >
      {children}
    </button>
  );
}
