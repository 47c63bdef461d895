import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { ItemButton } from "@/components/forms/item-button";
import { ItemButtons } from "@/components/forms/item-buttons";
import { Link } from "@/components/ui/link";
import { KINDS, type Kind, listOf } from "@/lib/categories/kinds";
import type { CategoryCount } from "@/lib/categories/labels";
import { countOf } from "@/lib/text";
import type { ActionResult } from "@/lib/web/action-result";
import { CategoryName } from "./category-name";

type Props = {
  kind: Kind;
  category: CategoryCount & { known: boolean };
  /** Its place among those that can be moved, and how many these are. */
  index: number;
  count: number;
  rename: (label: string) => Promise<ActionResult<undefined>>;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

export function CategoryRow({ kind, category, index, count, rename, onMove, onRemove }: Props) {
  const [renaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { slug, label, count: itemCount, known } = category;
  const [one, many] = KINDS[kind].nouns;

  function close() {
    setRenaming(false);
    row.current?.querySelector<HTMLElement>("[data-action=rename]")?.focus();
  }

  return (
    <li ref={row} data-category={slug} className="grid gap-3 rounded-card border border-line bg-surface p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere font-semibold">{label}</p>
          {known || <p className="text-sm">Não está mais na lista. Escolha para onde vão os itens.</p>}
          {itemCount > 0 ? (
            <Link href={listOf(kind, slug)} className="inline-block py-1 text-sm underline underline-offset-4">
              {countOf(itemCount, one, many)}
              <span className="sr-only"> em {label}</span>
            </Link>
          ) : (
            <p className="py-1 text-muted text-sm">Nenhum {one}</p>
          )}
        </div>
        <div className="ml-auto flex">
          {known && (
            <>
              <ItemButtons name={label} index={index} count={count} move={onMove} />
              <ItemButton
                action="rename"
                label={`Mudar o nome de ${label}`}
                Icon={Pencil}
                onPress={() => setRenaming(true)}
              />
            </>
          )}
          <ItemButton action="remove" label={`Excluir ${label}`} Icon={Trash2} onPress={onRemove} />
        </div>
      </div>
      {renaming && (
        <CategoryName
          name={`nome-${kind}-${slug}`}
          title={`Novo nome de ${label}`}
          initial={label}
          submitLabel="Salvar nome"
          save={rename}
          onSaved={close}
          onCancel={close}
        />
      )}
    </li>
  );
}
