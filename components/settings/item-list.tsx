"use client";

import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useFieldArray } from "react-hook-form";
import { ItemButtons } from "@/components/forms/item-buttons";
import { useItemChanges } from "@/components/forms/use-item-changes";
import { Button } from "@/components/ui/button";
import type { Settings } from "@/lib/settings/types";
import { capitalize } from "@/lib/text";
import type { SettingsSectionProps } from "./types";

type ListName = "objectives" | "slides" | "phones" | "profiles" | "donationExamples";

type Props<Name extends ListName> = SettingsSectionProps & {
  name: Name;
  /** 'slide'; masculine, as the texts are. */
  noun: string;
  max: number;
  /** A new item; its first field gets the focus. */
  blank: Settings[Name][number];
  /** Shown while the list is empty. */
  empty: string;
  /** Beside the item's buttons, with the fields below; without it the fields are beside the buttons. */
  head?: (index: number) => ReactNode;
  children: (index: number) => ReactNode;
};

/** An ordered list of items, to add, remove and move by buttons. */
export function ItemList<Name extends ListName>(props: Props<Name>) {
  const { form, name, noun, max, blank, empty, head, children } = props;
  // Typed as any of the lists; Props ties `blank` to the right one.
  const list = useFieldArray({ control: form.control, name: name as ListName });
  const { root, rows, announcement, moved, removed } = useItemChanges();
  const count = list.fields.length;

  function move(from: number, to: number) {
    list.move(from, to);
    moved(from, to, `Agora é o ${noun} ${to + 1} de ${count}.`);
  }

  function remove(index: number) {
    list.remove(index);
    removed(index, count - 1, `O ${noun} ${index + 1} saiu. Só vale depois de salvar.`);
  }

  return (
    <div ref={root} className="grid gap-3">
      {count === 0 && <p className="text-muted">{empty}</p>}
      <ol ref={rows} className="grid gap-3">
        {list.fields.map(({ id }, index) => {
          const itemName = `${noun} ${index + 1}`;
          return (
            <li key={id}>
              {/* Named, as the fields of all items have the same labels. */}
              <fieldset
                aria-label={capitalize(itemName)}
                className="grid min-w-0 gap-3 rounded-card border border-line p-3 sm:p-4"
              >
                <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
                  <div className="min-w-0 flex-1 basis-60">{head ? head(index) : children(index)}</div>
                  <div className={`ml-auto flex ${head ? "" : "sm:mt-7"}`}>
                    <ItemButtons name={`o ${itemName}`} index={index} count={count} move={move} remove={remove} />
                  </div>
                </div>
                {head && children(index)}
              </fieldset>
            </li>
          );
        })}
      </ol>
      <Button
        variant="secondary"
        data-action="add"
        disabled={count >= max}
        className="justify-self-start"
        onClick={() => list.append(blank, { focusName: `${name}.${count}.${Object.keys(blank)[0]}` })}
      >
        <Plus aria-hidden className="size-5" /> Adicionar {noun}
      </Button>
      {count >= max && <p className="text-muted text-sm">São no máximo {max}.</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
