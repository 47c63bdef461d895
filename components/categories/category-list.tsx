"use client";

import { useEffect, useState } from "react";
import { callAction, callOrSignIn } from "@/components/forms/call-action";
import { useNextRowFocus } from "@/components/manage/use-next-row-focus";
import { toastFailure } from "@/components/ui/toast";
import type { Kind } from "@/lib/categories/kinds";
import type { CategoryCount } from "@/lib/categories/labels";
import type { ActionResult } from "@/lib/web/action-result";
import { CategoryRow } from "./category-row";
import { RemoveCategory } from "./remove-category";

type Action<Input> = (input: Input & { kind: Kind; slug: string }) => Promise<ActionResult<undefined>>;

type Props = {
  kind: Kind;
  /** `known` is false for a removed category that items still have. */
  categories: (CategoryCount & { known: boolean })[];
  rename: Action<{ label: string; before: string }>;
  move: Action<{ to: number }>;
  remove: Action<{ into?: string }>;
};

/** The categories of one kind, to rename, move and remove one by one. */
export function CategoryList({ kind, categories, rename, move, remove }: Props) {
  const [removing, setRemoving] = useState<string>();
  const [moved, setMoved] = useState<{ slug: string; up: boolean }>();
  const rows = useNextRowFocus<HTMLOListElement>(categories.map(({ slug }) => ({ _id: slug })));
  const known = categories.filter((category) => category.known);
  const order = categories.map(({ slug }) => slug).join(" ");

  useEffect(() => {
    // A row that has changed its place loses the focus.
    if (!moved || !order) return;
    const row = rows.current?.querySelector(`[data-category="${moved.slug}"]`);
    const buttons = [moved.up ? "up" : "down", moved.up ? "down" : "up"];
    const [button] = buttons.flatMap((name) => row?.querySelector<HTMLElement>(`[data-action=${name}]:enabled`) ?? []);
    button?.focus();
  }, [moved, order, rows]);

  async function moveOne(slug: string, from: number, to: number) {
    const result = await callOrSignIn(move, { kind, slug, to });
    if (result.ok) setMoved({ slug, up: to < from });
    else toastFailure(result.message);
  }

  async function renameOne({ slug, label: before }: CategoryCount, label: string) {
    const result = await callAction(rename, { kind, slug, label, before });
    if (!result.ok && result.code === "notFound") toastFailure(result.message); // its row is gone
    return result;
  }

  return (
    <>
      <ol ref={rows} className="grid gap-3">
        {categories.map((category) => (
          <CategoryRow
            key={category.slug}
            kind={kind}
            category={category}
            index={known.indexOf(category)}
            count={known.length}
            rename={(label) => renameOne(category, label)}
            onMove={(from, to) => moveOne(category.slug, from, to)}
            onRemove={() => setRemoving(category.slug)}
          />
        ))}
      </ol>
      {categories
        .filter(({ slug }) => slug === removing)
        .map((category) => (
          <RemoveCategory
            key={category.slug}
            kind={kind}
            category={category}
            others={known.filter(({ slug }) => slug !== category.slug)}
            remove={(into) => callOrSignIn(remove, { kind, slug: category.slug, into })}
            onClose={() => setRemoving(undefined)}
          />
        ))}
    </>
  );
}
