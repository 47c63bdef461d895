"use client";

import { callAction } from "@/components/forms/call-action";
import type { Kind } from "@/lib/categories/kinds";
import type { ActionResult } from "@/lib/web/action-result";
import { CategoryName } from "./category-name";

type Props = {
  kind: Kind;
  create: (input: { kind: Kind; label: string }) => Promise<ActionResult<undefined>>;
};

export function NewCategory({ kind, create }: Props) {
  return (
    <CategoryName
      name={`nova-${kind}`}
      title="Nova categoria"
      submitLabel="Adicionar"
      save={(label) => callAction(create, { kind, label })}
    />
  );
}
