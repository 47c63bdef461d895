"use client";

import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { ItemButtons } from "@/components/forms/item-buttons";
import { Button } from "@/components/ui/button";
import type { Settings } from "@/lib/settings/types";
import type { SettingsSectionProps } from "./types";

type ListName = "objectives" | "slides" | "phones" | "profiles" | "donationExamples";

type Props<Name extends ListName> = SettingsSectionProps & {
  name: Name;
  /** 'slide'; masculine, as the texts are. */
  noun: string;
  max: number;
  /** A new item. */
  blank: Settings[Name][number];
  /** Shown while the list is empty. */
  empty: string;
  /** Beside the item's buttons, with the fields below; without it the fields are beside the buttons. */
  head?: (index: number) => ReactNode;
  children: (index: number) => ReactNode;
};

/** After a change: the item and button to focus, and the announcement for screen readers. */
type Change = { index?: number; button: "up" | "down" | "remove" | "add"; announcement: string };

/** An ordered list of items, to add, remove and move by buttons. */
export function ItemList<Name extends ListName>(props: Props<Name>) {
  const { form, name, noun, max, blank, empty, head, children } = props;
  // Typed as any of the lists; Props ties `blank` to the right one.
  const list = useFieldArray({ control: form.control, name: name as ListName });
  const [change, setChange] = useState<Change>();
  const root = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const count = list.fields.length;

  useEffect(() => {
    if (!change) return;
    const container = change.index === undefined ? root.current : rows.current?.children[change.index];
    const button = container?.querySelector<HTMLButtonElement>(`[data-action="${change.button}"]:enabled`);
    (button ?? container?.querySelector<HTMLButtonElement>("[data-action]:enabled"))?.focus();
  }, [change]);

  function move(from: number, to: number) {
    list.move(from, to);
    setChange({
      index: to,
      button: to < from ? "up" : "down",
      announcement: `Agora é o ${noun} ${to + 1} de ${count}.`,
    });
  }

  function remove(index: number) {
    list.remove(index);
    const next = count > 1 ? Math.min(index, count - 2) : undefined;
    const announcement = `O ${noun} ${index + 1} saiu. Só vale depois de salvar.`;
    setChange({ index: next, button: next === undefined ? "add" : "remove", announcement });
  }

  return (
    <div ref={root} className="grid gap-3">
      {count === 0 && <p className="text-muted">{empty}</p>}
      <ol ref={rows} className="grid gap-3">
        {list.fields.map(({ id }, index) => {
          const itemName = `o ${noun} ${index + 1}`;
          return (
            <li key={id} className="grid gap-3 rounded-card border border-line p-3 sm:p-4">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
                <div className="min-w-0 flex-1 basis-60">{head ? head(index) : children(index)}</div>
                <div className={`ml-auto flex ${head ? "" : "sm:mt-7"}`}>
                  <ItemButtons name={itemName} index={index} count={count} move={move} remove={remove} />
                </div>
              </div>
              {head && children(index)}
            </li>
          );
        })}
      </ol>
      <Button
        variant="secondary"
        data-action="add"
        disabled={count >= max}
        className="justify-self-start"
        onClick={() => list.append(blank)}
      >
        <Plus aria-hidden className="size-5" /> Adicionar {noun}
      </Button>
      {count >= max && <p className="text-muted text-sm">São no máximo {max}.</p>}
      <p role="status" className="sr-only">
        {change?.announcement}
      </p>
    </div>
  );
}
